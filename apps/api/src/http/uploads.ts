import multipart, { type Multipart } from '@fastify/multipart';
import { type Endpoint, Refusal } from '@lantern/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readInput } from './read-body.ts';
import { readJson } from './read-json.ts';

type Upload = NonNullable<Endpoint['upload']>;
export type Uploading = Endpoint & Readonly<{ upload: Upload }>;

export const hasUpload = (call: Endpoint): call is Uploading => call.upload !== undefined;

/** Bytes of a form's boundaries and headers. */
const around = 4096;
/** The maximum length of a form's part `body`, in bytes. */
const longestBody = 8 * 1024;
/**
 * Limits the memory: files are in memory until they are processed. Visitors have their own turns,
 * so that a flood of forms without an account keeps no member from sending a proof.
 */
const turnsOf = {
  member: { forms: 12, bytes: 64 * 1024 * 1024 },
  visitor: { forms: 4, bytes: 32 * 1024 * 1024 },
};
const [fileName, bodyName] = ['file', 'body'];

export type Mountable = Pick<FastifyInstance, 'route'>;

/** A scope of the server for calls with files; only here are multipart bodies parsed. */
export async function openUploads(app: FastifyInstance): Promise<Mountable> {
  const opened = Promise.withResolvers<Mountable>();
  await app.register(async (part) => {
    await part.register(multipart, { limits: { headerPairs: 10, fieldNameSize: 100 } });
    // Not the part itself: it is thenable, and resolving with it would wait for the server's start.
    opened.resolve({ route: part.route.bind(part) });
  });
  return opened.promise;
}

const readingOf = { member: { forms: 0, bytes: 0 }, visitor: { forms: 0, bytes: 0 } };

interface Uploaded {
  /** For a call with a body; its handler knows the type. */
  body?: never;
  files: Buffer[];
}

/**
 * The files of a form, and the body before them if the call has one. A content length is required,
 * which bounds the form; the server's request timeout ends a slow one.
 * @throws Refusal unsupported_media_type, body_too_large, invalid_input, invalid_json, unavailable
 */
export async function readUpload(
  { upload, body }: Uploading,
  request: FastifyRequest,
  reply: FastifyReply,
  from: keyof typeof turnsOf,
): Promise<Uploaded> {
  // If the form is refused, its unread rest must not be parsed as the next request.
  reply.header('connection', 'close');
  const length = lengthOf(request, upload.files * upload.bytes + around + (body ? longestBody : 0));
  const [most, reading] = [turnsOf[from], readingOf[from]];
  if (reading.forms >= most.forms || reading.bytes + length > most.bytes)
    throw new Refusal('unavailable', { retryAfter: 5 });
  reading.forms += 1;
  reading.bytes += length;
  try {
    const { text, files } = await readParts(request, upload, body !== undefined);
    reply.removeHeader('connection');
    return { files, ...(body && { body: readInput(body, readJson(text)) as never }) };
  } finally {
    reading.forms -= 1;
    reading.bytes -= length;
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
    // All other errors of the parser are the sender's.
    throw tooLarge
      ? new Refusal('body_too_large')
      : new Refusal('invalid_input', { fields: ['body'] });
  }
  if (awaitsBody) throw new Refusal('invalid_input', { fields: [bodyName] });
  return { text, files };
}

/** Rejects parts of type JSON: the multipart parser has parsed them less strictly than we do. */
function bodyOf(part: Multipart): string {
  if (part.type !== 'field' || part.fieldname !== bodyName || typeof part.value !== 'string')
    throw new Refusal('invalid_input', { fields: [bodyName] });
  if (part.valueTruncated) throw new Refusal('body_too_large');
  // The parser's replacement for invalid UTF-8.
  if (part.value.includes('\ufffd')) throw new Refusal('invalid_json');
  return part.value;
}

async function fileOf(part: Multipart): Promise<Buffer> {
  if (part.type !== 'file' || part.fieldname !== fileName)
    throw new Refusal('invalid_input', { fields: [part.fieldname] });
  return part.toBuffer();
}
