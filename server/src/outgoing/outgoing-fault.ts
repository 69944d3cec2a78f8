const wordsByCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The server refused the connection',
  ECONNRESET: 'The server closed the connection before it had answered',
  EPIPE: 'The server closed the connection before it had answered',
  EHOSTUNREACH: 'No way leads to the server',
  ENETUNREACH: 'No way leads to the server',
  ETIMEDOUT: 'The server cannot be reached',
  CERT_HAS_EXPIRED: 'The certificate of the server has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the server is signed by nobody but itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the server is signed by nobody who is known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the server is signed by nobody who is known',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate of the server is signed by nobody who is known',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the server is for another name',
};

/** Why a request got no answer, as a message for the person who must correct it. */
export class OutgoingFault extends Error {}

export function faultOf(error: unknown): OutgoingFault {
  if (error instanceof OutgoingFault) return error;
  const { code = '', errors = [] } = error as { code?: string; errors?: { code?: string }[] };
  const known = wordsByCode[code] ?? wordsByCode[errors[0]?.code ?? ''];
  if (known !== undefined) return new OutgoingFault(known);
  if (code.startsWith('HPE_')) return new OutgoingFault('The server did not answer in HTTP');
  if (code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS') || code === 'EPROTO')
    return new OutgoingFault('No safe connection could be made with the server');
  return new OutgoingFault('The connection broke');
}
