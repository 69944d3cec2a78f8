import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends all these requests at once, and reads of the answers nothing until `resume` is called. */
export async function sendUnread(url: string, target: string, count: number, cookie = ''): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  const request = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Dest: iframe\r\nCookie: ${cookie}\r\n\r\n`;
  socket.write(request.repeat(count));
  return socket;
}
