type Reason =
  | 'unreachable'
  | 'refused by the server'
  | 'not an event stream'
  | 'not understood'
  | 'too long'
  | 'too slow'
  | 'cut off'
  | 'declined';

/** A failed call. Its texts are our own, since an answer of the server may repeat the key or the question. */
export class ModelFault extends Error {
  constructor(
    readonly reason: Reason,
    readonly status?: number,
  ) {
    super(reason);
  }
}
