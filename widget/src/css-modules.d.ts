/** CSS Modules: the build turns each into its class names. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the convention of CSS Modules
  export default styles;
}

/** Styles of the whole document: the build puts them into its head. */
declare module '*.css';
