import type { ServerResponse } from 'node:http';
import { AppError } from '../../app-error.js';

/** A dashboard asks for the list and for its figures together. */
const answerBounds = { perPerson: 2, longestWaitMs: 10_000 };

const retryAfterS = 5;

interface Waiting {
  begin: () => void;
  refuse: (reason: AppError) => void;
}

class Person {
  open = 0;
  readonly waiting = new Set<Waiting>();
}

/**
 * A large answer stays in memory until its client has read it. So a person's next one is created only after an earlier
 * one has been sent, however many connections the person uses.
 */
export class AnswersAtOnce {
  private readonly people = new Map<string, Person>();

  constructor(private readonly bounds = answerBounds) {}

  /** Resolves when the answer may be created. Its place is free again once it was sent or its connection has ended. */
  async admit(personId: string, response: ServerResponse): Promise<void> {
    const person = this.people.get(personId) ?? new Person();
    this.people.set(personId, person);
    if (person.open >= this.bounds.perPerson) await this.wait(person, response);
    else person.open++;
    const release = () => {
      this.passOn(person);
      if (person.open === 0) this.people.delete(personId);
    };
    if (response.closed) release();
    else response.once('close', release);
  }

  /** The request that has waited longest gets the place. */
  private passOn(person: Person): void {
    const [next] = person.waiting;
    if (next) next.begin();
    else person.open--;
  }

  private wait({ waiting }: Person, response: ServerResponse): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        response.off('close', hangUp);
        waiting.delete(entry);
      };
      const entry: Waiting = {
        begin: () => {
          leave();
          resolve();
        },
        refuse: (reason) => {
          leave();
          reject(reason);
        },
      };
      const message = 'Other answers for you are still on their way. Try again in some seconds.';
      const tooLate = () => entry.refuse(new AppError('rate_limited', { retryAfterS, message }));
      const hangUp = () => entry.refuse(new AppError('malformed_request'));
      const timer = setTimeout(tooLate, this.bounds.longestWaitMs);
      response.once('close', hangUp);
      waiting.add(entry);
    });
  }
}
