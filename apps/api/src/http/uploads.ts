import multipart, { type Multipart } from '@fastify/multipart';
import { type Endpoint, Refusal } from '@lantern/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readInput } from './read-body.ts';
import { readJson } from './read-json.ts';

type Upload = NonNullable<Endpoint['upload']>;
/** A call that takes files. */
export type Uploading = Endpoint & Readonly<{ upload: Upload }>;

export const hasUpload = (call: Endpoint): call is Uploading => call.upload !== undefined;

/** What a form has around its parts: borders and headers. */
const around = 4096;
/** The longest body that a form may have beside its files, in bytes. */
const longestBody = 8 * 1024;
/**
 * Files wait in memory until they have been looked at; more forms at a time would need more of it
 * than there is.
 */
const mostAtOnce = 16;
const mostBytesAtOnce = 96 * 1024 * 1024;
/** The names of the parts that a form may have. */
const [fileName, bodyName] = ['file', 'body'];

/** What routes are added to. */
export type Mountable = Pick<FastifyInstance, 'route'>;

/**
 * The part of the server that the calls with files are mounted in: nowhere else is a body read as a
 * form with files.
 */
export async function openUploads(app: FastifyInstance): Promise<Mountable> {
  const opened = Promise.withResolvers<Mountable>();
  await app.register(async (part) => {
    await part.register(multipart, { limits: { headerPairs: 10, fieldNameSize: 100 } });
    // Not the part itself: a server is a promise of its start, which a promise of it would wait
    // for.
    opened.resolve({ route: part.route.bind(part) });
  });
  return opened.promise;
}

const underWay = { forms: 0, bytes: 0 };

interface Uploaded {
  /** Of a call that has one; its type is that of the call, which is known where it is handled. */
  body?: never;
  files: Buffer[];
}

/**
 * The files of a form, and the body before them where the call has one. How long the form is has to
 * be said before it comes, so that none is endless; one that comes slowly is cut off by the
 * server's limit for a whole request.
 * @throws Refusal unsupported_media_type, body_too_large, invalid_input, invalid_json, unavailable
 */
export async function readUpload(
  { upload, body }: Uploading,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Uploaded> {
  // Until all of it has been read, the rest of a refused form would be taken for the next request.
  reply.header('connection', 'close');
  const length = lengthOf(request, upload.files * upload.bytes + around + (body ? longestBody : 0));
  if (underWay.forms >= mostAtOnce || underWay.bytes + length > mostBytesAtOnce)
    throw new Refusal('unavailable', { retryAfter: 5 });
  underWay.forms += 1;
  underWay.bytes += length;
  try {
    const { text, files } = await readParts(request, upload, body !== undefined);
    reply.removeHeader('connection');
    return { files, ...(body && { body: readInput(body, readJson(text)) as never }) };
  } finally {
    underWay.forms -= 1;
    underWay.bytes -= length;
  }
}

function lengthOf(request: FastifyRequest, most: number): number {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type');
  const { 'content-length': length } = request.headers;
  if (length === undefined) throw new Refusal('invalid_input', { fields: ['body'] });
  if (Number(length) > most) throw new Refusal('body_too_large');
  return Number(length);
}

async function readParts(
  request: FastifyRequest,
  { files: most, bytes: fileSize }: Upload,
  hasBody: boolean,
): Promise<{ text: string; files: Buffer[] }> {
  const files: Buffer[] = [];
  let text = '';
  let awaitsBody = hasBody;
  const limits = { files: most, fields: 1, parts: most + 1, fileSize, fieldSize: longestBody };
  try {
    for await (const part of request.parts({ limits })) {
      if (awaitsBody) text = bodyOf(part);
      else files.push(await fileOf(part));
      awaitsBody = false;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const tooLarge = (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE';
    // Whatever else the parser does not like is the sender's doing.
    throw tooLarge
      ? new Refusal('body_too_large')
      : new Refusal('invalid_input', { fields: ['body'] });
  }
  if (awaitsBody) throw new Refusal('invalid_input', { fields: [bodyName] });
  return { text, files };
}

/**
 * A part that says it is JSON has been read by the parser already, less strictly than a body is; it
 * is refused.
 */
function bodyOf(part: Multipart): string {
  if (part.type !== 'field' || part.fieldname !== bodyName || typeof part.value !== 'string')
    throw new Refusal('invalid_input', { fields: [bodyName] });
  if (part.valueTruncated) throw new Refusal('body_too_large');
  // The parser puts this sign where the bytes were no text.
  if (part.value.includes('\ufffd')) throw new Refusal('invalid_json');
  return part.value;
}

async function fileOf(part: Multipart): Promise<Buffer> {
  if (part.type !== 'file' || part.fieldname !== fileName)
    throw new Refusal('invalid_input', { fields: [part.fieldname] });
  return part.toBuffer();
}
