// What the page itself says, in Spanish.

/** @import { Words } from "./words.js" */

/** @type {Words} */
export const spanish = {
  loading: "Preparando…",
  working: "Calculando…",
  waiting: "Recibido. Se calculará en cuanto la calculadora esté lista…",
  links: {
    damaged: "La tabla de este enlace está dañada. Pide otra vez el enlace o pega la tabla.",
    large: "La tabla de este enlace es demasiado grande. Pide su texto y pégalo.",
    version: "Este enlace es de una versión más nueva de esta página. Vuelve a cargarla.",
  },
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
