/**
 * What the chat's React code runs on: Preact's core and hooks, by the names of React that are used here. An import of
 * any other name fails the build. `@preact/compat` would be the whole of React's surface, at 3.3 KB more in a document
 * that may weigh 16; none of what it adds (synthetic change events, portals, suspense, children helpers) is used.
 */
import { Component } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Fragment, jsx, jsxs } from 'preact/jsx-runtime';

export { Component, Fragment, jsx, jsxs, useCallback, useEffect, useLayoutEffect, useRef, useState };

/** The parts that come later have no file to import this from, because the document holds it: see shared-react-runtime.mjs. */
globalThis[Symbol.for('meg.react')] = {
  Fragment,
  jsx,
  jsxs,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
};
