/** For the parts: the same Preact as the document's, because two copies do not know each other's components. */
export const { Fragment, jsx, jsxs, useCallback, useEffect, useLayoutEffect, useRef, useState } =
  globalThis[Symbol.for('meg.react')];
