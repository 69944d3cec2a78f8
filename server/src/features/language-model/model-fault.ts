type Reason =
  | 'unreachable'
  | 'refused by the server'
  | 'not an event stream'
  | 'not understood'
  | 'too long'
  | 'too slow'
  | 'cut off'
  | 'declined';

/** What went wrong with a call. Made of our own words alone: what a server answers may repeat the key or the question. */
export class ModelFault extends Error {
  constructor(
    readonly reason: Reason,
    readonly status?: number,
  ) {
    super(reason);
  }
}
