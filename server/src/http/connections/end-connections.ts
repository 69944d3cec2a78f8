import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;
/** How long a client that has just connected may take to begin its request. */
const silentForMs = 1_000;
/** Shorter than a process manager waits before it kills the server. */
const longestCloseMs = 8_000;

/**
 * A server that stops waits for the end of every connection. Browsers open some in advance and send nothing on them,
 * which would delay the stop for as long as a request may take. So these are closed here, and after `allMs` all others.
 */
export function endConnections(app: FastifyInstance, allMs = longestCloseMs): void {
  const sockets = new Set<Socket>();
  let timer: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    const sinceMs = performance.now();
    timer = setInterval(() => {
      const passedMs = performance.now() - sinceMs;
      for (const socket of sockets) if (passedMs > (socket.bytesRead === 0 ? silentForMs : allMs)) socket.destroy();
    }, lookEveryMs);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
