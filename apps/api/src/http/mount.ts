import { type Endpoint, Refusal } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Brand, languageFor } from '../modules/brand/index.ts';
import { networkOf, type OpenSession } from '../modules/session/index.ts';
import type { Site } from '../site.ts';
import { everywhere, forEnvironment, ofCalls } from './headers.ts';
import { once } from './idempotency.ts';
import { wishedLanguages } from './language.ts';
import { type Machine, machineOf, refuseReplay } from './machines.ts';
import { readBody, readQuery } from './read-body.ts';
import type { Call, Cookies, Handler, Routes } from './routes.ts';
import { SharedReplies } from './shared-replies.ts';

type AnyHandler = (call: Call & { session?: OpenSession; machine?: string }) => Promise<unknown> | unknown;

/** Calls that write are counted by address, all processes together; those that say nothing else get this. */
const usualLimit = { calls: 120, seconds: 60 };

const noBrand = { id: '', code: '', name: '', currency: '', hosts: [] } as unknown as Brand;

/** Mounts the calls of the contract on the HTTP server, each with what its properties ask for. */
export class Mount implements Routes {
  readonly mounted = new Set<string>();
  readonly shared = new SharedReplies();
  readonly #app: FastifyInstance;
  readonly #site: Site;
  readonly #headers: Record<string, string>;

  constructor(app: FastifyInstance, site: Site) {
    this.#app = app;
    this.#site = site;
    this.#headers = {
      ...everywhere,
      ...ofCalls,
      ...forEnvironment(site.config.environment),
      'content-type': 'application/json; charset=utf-8',
    };
  }

  on<E extends Endpoint>(call: E, handler: Handler<E>): void {
    const limit = call.limit ?? (call.access === 'public' && call.method !== 'GET' ? usualLimit : undefined);
    this.mounted.add(`${call.method} ${call.path}`);
    this.#app.route({
      method: call.method,
      url: call.path,
      config: {
        call: call.name,
        rateLimit: limit
          ? {
              max: limit.calls,
              timeWindow: limit.seconds * 1000,
              keyGenerator: (request) => `${call.name}:${addressKey(request.ip)}`,
            }
          : false,
      },
      handler: call.shared
        ? (request, reply) => this.#answerShared(call, handler as AnyHandler, request, reply)
        : (request, reply) => this.#answer(call, handler as AnyHandler, request, reply),
    });
  }

  async #answer(
    call: Endpoint,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    reply.headers(this.#headers);
    const value = await this.#run(call, handler, request, reply);
    return reply.send(`{"success":true,"value":${JSON.stringify(value)}}`);
  }

  async #answerShared(
    call: Endpoint,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const brand = this.#brandOf(call, request);
    const language = languageFor(brand, wishedLanguages(request.headers['accept-language']));
    const key = `${brand.id} ${language} ${request.url}`;
    const kept =
      this.shared.peek(key) ??
      (await this.shared.make(
        key,
        async () => `{"success":true,"value":${JSON.stringify(await this.#run(call, handler, request, reply))}}`,
      ));
    reply.headers(this.#headers);
    reply.headers({ etag: kept.etag, 'cache-control': 'no-cache', vary: 'accept-language' });
    if (request.headers['if-none-match'] === kept.etag) return reply.code(304).send();
    return reply.send(kept.body);
  }

  async #run(call: Endpoint, handler: AnyHandler, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const machine: Machine | undefined = machineOf(this.#site, call, request);
    const brand = machine ? noBrand : this.#brandOf(call, request);
    const session = await this.#sessionOf(call, brand, request);
    const body = await readBody(this.#site.seal, call, request);
    if (machine) await refuseReplay(this.#site, call, request);
    const described: Call & { session?: OpenSession; machine?: string } = {
      query: readQuery(call, request) as never,
      body: body as never,
      brand,
      language: machine ? 'en' : languageFor(brand, wishedLanguages(request.headers['accept-language'])),
      address: request.ip,
      userAgent: String(request.headers['user-agent'] ?? ''),
      origin: `${request.protocol}://${request.host}`,
      requestId: request.id,
      cookies: cookiesOf(request, reply),
      ...(session ? { session } : {}),
      ...(machine ? { machine: machine.code } : {}),
    };
    const run = async () => call.value.parse(await handler(described));
    if (!call.movesMoney || !session) return run();
    const header = request.headers['idempotency-key'];
    return once(this.#site.db, { brandId: brand.id, actorId: session.memberId, header, call: call.name, body }, run);
  }

  #brandOf(call: Endpoint, request: FastifyRequest): Brand {
    const brand = this.#site.brands.byHost(request.host);
    if (!brand) throw new Refusal('unknown_brand');
    if (call.access === 'development' && this.#site.config.environment === 'production') throw new Refusal('not_found');
    return brand;
  }

  async #sessionOf(call: Endpoint, brand: Brand, request: FastifyRequest): Promise<OpenSession | undefined> {
    if (call.access !== 'session' && call.access !== 'member') return undefined;
    const [, token] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
    if (!token) throw new Refusal('not_logged_in');
    const session = await this.#site.sessions.authenticate(token, brand, call.passive === true);
    if (call.access === 'member' && session.type === accountType.trial) throw new Refusal('in_need_true_account');
    return session;
  }
}

/** Addresses of one IPv6 household are one address. */
export const addressKey = (address: string) => (address.includes(':') ? networkOf(address) : address);

function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    get: (name) => request.cookies[name],
    set: (name, value, maxAge) => {
      reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge,
      });
    },
  };
}
