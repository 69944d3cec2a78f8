/** The build turns a style sheet into one line of text (rollup.config.mjs). */
declare module '*.css' {
  export const css: string;
}
