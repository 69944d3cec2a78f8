import { hash, verify } from '@node-rs/argon2';
import { newToken, type RandomBytes } from '../../../ids/tokens.js';
import { HashQueue } from './hash-queue.js';

export interface PasswordCost {
  memoryKiB: number;
  passes: number;
}

/** About 60 ms on a usual server: short for a login, but years for somebody who tries to guess stolen hashes. */
export const defaultPasswordCost: PasswordCost = { memoryKiB: 32_768, passes: 4 };

export function createPassword(randomBytes: RandomBytes): string {
  return newToken(randomBytes).slice(0, 20);
}

/** argon2id, the library's default kind. */
export class Passwords {
  private readonly dummy: Promise<string>;

  constructor(
    private readonly cost: PasswordCost,
    private readonly queue = new HashQueue(),
  ) {
    this.dummy = this.hash('the password of nobody');
  }

  /** Throws if the queue is full. */
  requireRoom(): void {
    this.queue.requireRoom();
  }

  /** The signal aborts when the caller has gone away. */
  hash(password: string, signal?: AbortSignal | undefined): Promise<string> {
    const options = { memoryCost: this.cost.memoryKiB, timeCost: this.cost.passes, parallelism: 1 };
    return this.queue.run(() => hash(password, options), signal);
  }

  /** Takes as long without an account, so that the time of the answer does not reveal whether there is one. */
  async isRight(password: string, passwordHash: string | undefined, signal?: AbortSignal | undefined) {
    const dummy = await this.dummy;
    const isSame = await this.queue.run(() => verify(passwordHash ?? dummy, password), signal);
    return isSame && passwordHash !== undefined;
  }
}
