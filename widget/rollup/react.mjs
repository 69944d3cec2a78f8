/** What the chat uses of React, from Preact itself: `preact/compat` would bring as much again that it does not use. */
export { Component, Fragment } from 'preact';
export { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
