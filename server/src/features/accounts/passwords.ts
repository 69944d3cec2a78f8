import { hash, verify } from '@node-rs/argon2';

export interface PasswordCost {
  memoryKiB: number;
  passes: number;
}

/** About 60 ms on the machines that this is made for: nothing to a person, years to who stole the table. */
export const defaultPasswordCost: PasswordCost = { memoryKiB: 32_768, passes: 4 };

/** argon2id, the library's default kind. */
export class Passwords {
  private readonly dummy: Promise<string>;

  constructor(private readonly cost: PasswordCost) {
    this.dummy = this.hash('the password of nobody');
  }

  hash(password: string): Promise<string> {
    return hash(password, { memoryCost: this.cost.memoryKiB, timeCost: this.cost.passes, parallelism: 1 });
  }

  /** Takes as long where there is no such account, so that the time of an answer does not tell. */
  async isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
    const isSame = await verify(passwordHash ?? (await this.dummy), password);
    return isSame && passwordHash !== undefined;
  }
}
