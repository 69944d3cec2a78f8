import { fastifyCookie } from '@fastify/cookie';
import { sessionDays } from '@meg/shared/domain/session-time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayMs } from '../../time/time-units.js';

const plainName = 'meg-session';
/** Browsers accept a cookie with this prefix only from the host itself over HTTPS, so no other subdomain can set it. */
const hostName = `__Host-${plainName}`;
const lifeS = (sessionDays * dayMs) / 1_000;

/** The only cookie. Over HTTPS it is secure and bound to the host. */
export class SessionCookie {
  constructor(private readonly publicUrl: string | undefined) {}

  read(request: FastifyRequest): string | undefined {
    const { cookie } = request.headers;
    return cookie === undefined ? undefined : fastifyCookie.parse(cookie)[this.nameFor(request)];
  }

  write(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.set(request, reply, { value: token, maxAgeS: lifeS });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    this.set(request, reply, { value: '', maxAgeS: 0 });
  }

  private set(request: FastifyRequest, reply: FastifyReply, { value, maxAgeS }: { value: string; maxAgeS: number }) {
    const options = {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.isHttps(request),
      maxAge: maxAgeS,
    } as const;
    reply.header('set-cookie', fastifyCookie.serialize(this.nameFor(request), value, options));
  }

  private nameFor(request: FastifyRequest): string {
    return this.isHttps(request) ? hostName : plainName;
  }

  private isHttps(request: FastifyRequest): boolean {
    return request.protocol === 'https' || (this.publicUrl?.startsWith('https:') ?? false);
  }
}

/** Without the library's hook, which would parse the cookies of every call, even of the chat's. */
export async function readSessionCookie(app: FastifyInstance, publicUrl: string | undefined): Promise<SessionCookie> {
  await app.register(fastifyCookie, { hook: false });
  return new SessionCookie(publicUrl);
}
