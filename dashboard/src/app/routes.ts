import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shell/site-shell.tsx', [index('../site/home.tsx'), route('*', '../site/not-found.tsx')]),
] satisfies RouteConfig;
