import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;
/** As long as a client that has just connected may take to begin its request. */
const silentForMs = 1_000;
/** Before whoever stops the server loses patience. */
const longestCloseMs = 8_000;

/**
 * A server that stops waits for the end of every connection. One on which nothing was ever asked, as browsers open them
 * ahead, would keep it for as long as a request may take: those are ended here, and at the very end what still runs.
 */
export function endConnections(app: FastifyInstance, allMs = longestCloseMs): void {
  const sockets = new Set<Socket>();
  let timer: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', (done) => {
    const sinceMs = performance.now();
    timer = setInterval(() => {
      const passedMs = performance.now() - sinceMs;
      const overdue = [...sockets].filter(({ bytesRead }) =>
        bytesRead === 0 ? passedMs > silentForMs : passedMs > allMs,
      );
      for (const socket of overdue) socket.destroy();
    }, lookEveryMs);
    done();
  });
  app.addHook('onClose', (_, done) => {
    clearInterval(timer);
    done();
  });
}
