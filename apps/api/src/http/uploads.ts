import multipart from '@fastify/multipart';
import { type Endpoint, Refusal } from '@lantern/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a form has around its files: borders and headers. */
const around = 4096;
/** Files wait in memory until they have been looked at; more forms at a time would need more of it than there is. */
const mostAtOnce = 16;
/** The name of the only part that a form may have. */
const partName = 'file';

/** What routes are added to. */
export type Mountable = Pick<FastifyInstance, 'route'>;

/** The part of the server that the calls with files are mounted in: nowhere else is a body read as a form with files. */
export async function openUploads(app: FastifyInstance): Promise<Mountable> {
  const opened = Promise.withResolvers<Mountable>();
  await app.register(async (part) => {
    await part.register(multipart, { limits: { fields: 1, headerPairs: 10, fieldNameSize: 100, fieldSize: 100 } });
    // Not the part itself: a server is a promise of its start, which a promise of it would wait for.
    opened.resolve({ route: part.route.bind(part) });
  });
  return opened.promise;
}

let underWay = 0;

/**
 * The files of a form. How long the form is has to be said before it comes, so that none is endless; one that comes slowly is cut
 * off by the server's limit for a whole request.
 * @throws Refusal unsupported_media_type, body_too_large, invalid_input, unavailable
 */
export async function readFiles(
  { files, bytes }: NonNullable<Endpoint['upload']>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer[]> {
  if (underWay >= mostAtOnce) throw new Refusal('unavailable', { retryAfter: 5 });
  underWay += 1;
  // Until all of it has been read, the rest of a refused form would be taken for the next request.
  reply.header('connection', 'close');
  try {
    refuseLong(request, files * bytes + around);
    const read = await readParts(request, files, bytes);
    reply.removeHeader('connection');
    return read;
  } finally {
    underWay -= 1;
  }
}

function refuseLong(request: FastifyRequest, most: number): void {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type');
  const { 'content-length': length } = request.headers;
  if (length === undefined) throw new Refusal('invalid_input', { fields: ['body'] });
  if (Number(length) > most) throw new Refusal('body_too_large');
}

async function readParts(request: FastifyRequest, files: number, fileSize: number): Promise<Buffer[]> {
  const read: Buffer[] = [];
  try {
    for await (const part of request.parts({ limits: { files, parts: files + 1, fileSize } })) {
      if (part.type !== 'file' || part.fieldname !== partName)
        throw new Refusal('invalid_input', { fields: [part.fieldname] });
      read.push(await part.toBuffer());
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const tooLarge = (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE';
    // Whatever else the parser does not like is the sender's doing.
    throw tooLarge ? new Refusal('body_too_large') : new Refusal('invalid_input', { fields: ['body'] });
  }
  return read;
}
