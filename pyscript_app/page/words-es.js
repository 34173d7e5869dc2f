// What the page itself says, in Spanish.

/** @import { Words } from "./words.js" */

/** @type {Words} */
export const spanish = {
  loading: "Preparando…",
  working: "Calculando…",
  waiting: "Recibido. Se calculará en cuanto la calculadora esté lista…",
  copyLink: "Copiar enlace",
  copied: "Enlace copiado",
  notCopied: "El enlace es la dirección de esta página",
  tooLong: "Esta tabla es demasiado grande para un enlace",
  badLink: "La tabla de este enlace está dañada. Pide otra vez el enlace o pega la tabla.",
  close: "Cerrar",
  again: "Reintentar",
  failures: {
    download: "No se pudo descargar la calculadora. Comprueba la conexión y reintenta.",
    browser:
      "Este navegador no puede ejecutar la calculadora: falta WebAssembly o está desactivado " +
      "(lo hace el modo de aislamiento). Prueba con otro navegador.",
    start: "La calculadora no arrancó. Reintenta o prueba con otro navegador.",
    crash: "La calculadora se detuvo. Tu texto sigue aquí: reintenta.",
  },
};
