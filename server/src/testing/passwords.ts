import { Passwords } from '../features/people/passwords/passwords.service.js';

export const rightPassword = 'a calm and warm house';

/** As cheap as the test server's. */
export function hashOfRightPassword(): Promise<string> {
  return new Passwords({ memoryKiB: 8, passes: 1 }).hash(rightPassword);
}
