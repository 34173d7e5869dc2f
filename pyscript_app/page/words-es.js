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
  update: "Hay una versión nueva",
  useUpdate: "Usarla",
  again: "Reintentar",
  files: {
    large: "«{0}» es demasiado grande para un cuadro. Ábrelo, copia una sección y pégala aquí.",
    spreadsheet:
      "«{0}» es una hoja de cálculo o un documento. Ábrelo, selecciona la tabla, cópiala y pégala aquí.",
    pdf: "«{0}» es un PDF. Ábrelo, selecciona la tabla, cópiala y pégala aquí.",
    picture:
      "«{0}» es una imagen. Busca la tabla como texto: en la página del torneo, por ejemplo.",
    binary: "«{0}» no es texto. Ábrelo en su programa, copia la tabla y pégala aquí.",
    empty: "«{0}» está vacío.",
    unreadable: "No se pudo abrir el archivo. Reintenta, o copia la tabla y pégala aquí.",
  },
  failures: {
    download: "No se pudo descargar la calculadora. Comprueba la conexión y reintenta.",
    browser:
      "Este navegador no puede ejecutar la calculadora: falta WebAssembly o está desactivado " +
      "(lo hace el modo de aislamiento). Prueba con otro navegador.",
    start: "La calculadora no arrancó. Reintenta o prueba con otro navegador.",
    crash: "La calculadora se detuvo. Tu texto sigue aquí: reintenta.",
  },
};
