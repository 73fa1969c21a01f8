import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * The only style that a library puts into the page by itself: react-aria's touch rule for pressable elements. Its
 * text changes with that library's version; the browser's report of a violation names the new hash.
 */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** The content policy of every answer: nothing but our own files, no inline code, typed script addresses. */
const contentPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  mediaSrc: ["'self'"],
  styleSrc: ["'self'", pressableStyle],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['comanda'],
  // Over plain http on the loopback address an upgrade would lead nowhere.
  upgradeInsecureRequests: null,
};
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What rules a document or a worker. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** For an answer that is neither, of which a page fetches a hundred. */
export const dropDocumentHeaders = (reply: Pick<FastifyReply, 'removeHeader'>): void => {
  for (const name of ofDocuments) reply.removeHeader(name);
};

export const addHeaders = async (app: FastifyInstance, { secure }: { secure: boolean }): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
};
