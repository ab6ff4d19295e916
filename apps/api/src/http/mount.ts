import {
  closesWithSite,
  type Endpoint,
  errorStatus,
  limitedBy,
  limitOf,
  Refusal,
  unsignedLimit,
} from '@lantern/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, VisitorCaller } from '../caller.ts';
import type { CsvFile } from '../csv.ts';
import { type Brand, languageFor } from '../modules/brand/index.ts';
import type { OpenSession } from '../modules/session/index.ts';
import { refuseClosed } from '../modules/site-status/index.ts';
import type { OpenStaffSession } from '../modules/staff/index.ts';
import type { End } from '../modules/vendors/index.ts';
import type { Site } from '../site.ts';
import { cookiesOf } from './cookies.ts';
import { sendCsv } from './csv.ts';
import { keyIn, Once } from './idempotency.ts';
import { wishedLanguages } from './language.ts';
import { type Counter, counter } from './limits.ts';
import { isForMachines, machineOf, messageOf, refuseReplay } from './machines.ts';
import { isForeign } from './origin.ts';
import { readBody, readQuery } from './read-body.ts';
import { noteRefusal, refusalOf } from './refusals.ts';
import type { Handler, Routes } from './routes.ts';
import { forgetBrowser, sessionIfAny, sessionOf, staffOf } from './session-of.ts';
import { SharedReplies, sendShared, sharedKey } from './shared-replies.ts';
import { hasUpload, type Mountable, readUpload } from './uploads.ts';

/** Who is logged in, if anyone. */
type LoggedIn = { session: OpenSession | undefined; staff: OpenStaffSession | undefined };

/** See `CallOf` for the argument of an endpoint's handler. */
type AnyHandler = (call: object) => Promise<unknown> | unknown;

const json = 'application/json; charset=utf-8';

const originOf = (request: FastifyRequest): Caller => ({
  address: request.address,
  requestId: request.id,
});

/** Mounts the calls of the contract on the HTTP server, as their properties require. */
export class Mount implements Routes {
  readonly #app: FastifyInstance;
  readonly #uploads: Mountable;
  readonly #site: Site;
  readonly #once: Once;
  readonly #shared: SharedReplies;
  /** Of calls limited per person. */
  readonly #counters = new Map<string, Counter>();
  readonly #countUnsigned: Counter;
  readonly #mounted: { method: string; pattern: RegExp }[] = [];

  /** @param uploads mounts the calls with files; see `openUploads` */
  constructor(app: FastifyInstance, site: Site, uploads: Mountable = app) {
    this.#app = app;
    this.#uploads = uploads;
    this.#site = site;
    this.#once = new Once(site);
    this.#shared = new SharedReplies(site.clock);
    this.#countUnsigned = counter(app, 'unsigned', unsignedLimit, 'pass');
  }

  on<E extends Endpoint>(call: E, handler: Handler<E>): void {
    this.#mounted.push({
      method: call.method,
      pattern: new RegExp(`^${call.path.replace(/:[a-z]+/gi, '[^/]+')}$`),
    });
    (call.upload ? this.#uploads : this.#app).route({
      method: call.method,
      url: call.path,
      config: { call: call.name },
      onRequest: this.#counterOf(call),
      handler: call.shared
        ? (request, reply) => this.#answerShared(call, handler as AnyHandler, request, reply)
        : call.file
          ? (request, reply) => this.#answerFile(call, handler as AnyHandler, request, reply)
          : (request, reply) => this.#answer(call, handler as AnyHandler, request, reply),
    });
  }

  /** Limits per address run before the request is read, limits per person after the session. */
  #counterOf(call: Endpoint): Counter[] {
    const limit = limitOf(call);
    if (!limit) return [];
    const name = limit.together ?? call.name;
    if (limitedBy(call) === 'address') return [counter(this.#app, name, limit, 'refuse')];
    this.#counters.set(call.name, counter(this.#app, name, limit, 'pass'));
    return [];
  }

  /** Drops the brand's cached replies after a change. */
  forget(brandId: string): void {
    this.#shared.forget(brandId);
  }

  /** The methods of the calls at a path; empty for an unknown path. */
  methodsAt(path: string): string[] {
    return this.#mounted.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  }

  /** Fastify sends the text that a handler resolves to. */
  #answer(
    call: Endpoint,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    reply.type(json);
    return call.foreign
      ? this.#foreignTextOf(call, call.foreign, handler, request, reply)
      : this.#textOf(call, handler, request, reply);
  }

  async #answerFile(
    call: Endpoint,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    return sendCsv((await this.#run(call, handler, request, reply)) as CsvFile, reply);
  }

  /** The answer in a foreign protocol, which also defines refusals. */
  async #foreignTextOf(
    call: Endpoint,
    { refused }: NonNullable<Endpoint['foreign']>,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    try {
      return JSON.stringify(await this.#run(call, handler, request, reply));
    } catch (error) {
      const refusal = refusalOf(error);
      noteRefusal(this.#site, error, refusal, request);
      const asked = Buffer.isBuffer(request.body) ? request.body.toString() : '';
      return JSON.stringify(refused({ code: refusal.code, value: refusal.value, asked }));
    }
  }

  async #textOf(
    call: Endpoint,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    const value = JSON.stringify(await this.#run(call, handler, request, reply));
    return `{"success":true,"value":${value}}`;
  }

  /** Sends a cached reply synchronously, or else builds one. */
  #answerShared(
    call: Endpoint,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> | undefined {
    const brand = this.#openBrandOf(call, request);
    const language = languageFor(brand, wishedLanguages(request.headers['accept-language']));
    const key = sharedKey(brand.id, language, request.url);
    const cached = this.#shared.peek(key);
    if (!cached) {
      const built = this.#shared.make(key, () => this.#textOf(call, handler, request, reply));
      return built.then((shared) => sendShared(shared, request, reply));
    }
    sendShared(cached, request, reply);
  }

  #run(
    call: Endpoint,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    return isForMachines(call)
      ? this.#runForMachine(call, handler, request, reply)
      : this.#runForPage(call, handler, request, reply);
  }

  async #runForMachine(
    call: Endpoint,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const machine = await this.#machineOf(call, request, reply);
    const began = performance.now();
    const note = (end: End) =>
      call.access === 'vendor' &&
      this.#site.vendorHealth.note(machine, 'in', end, performance.now() - began);
    try {
      const received = await this.#read(call, request);
      await refuseReplay(this.#site, call, request);
      const caller = { ...originOf(request), machine, message: messageOf(request) };
      const value = call.value.parse(await handler({ caller, ...received }));
      note('done');
      return value;
    } catch (error) {
      note(errorStatus[refusalOf(error).code] < 500 ? 'refused' : 'failed');
      throw error;
    }
  }

  async #runForPage(
    call: Endpoint,
    handler: AnyHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const brand = this.#openBrandOf(call, request);
    const who = await this.#countedCallerOf(call, brand, request, reply);
    if (call.form && isForeign(request)) throw new Refusal('foreign_origin');
    const received = await this.#read(call, request);
    const caller = { ...this.#visitorOf(brand, request, reply), ...who };
    const described = {
      caller,
      ...received,
      ...(hasUpload(call) &&
        (await readUpload(call, request, reply, await this.#turnOf(who, brand, request)))),
    };
    const actorId = who.session?.memberId ?? who.staff?.id;
    if (call.endsSession) return this.#ended(await handler(described), request, reply);
    if (!call.movesMoney || !actorId) return call.value.parse(await handler(described));
    const { body } = received;
    const header = request.headers['idempotency-key'];
    if (call.ownKeys)
      return call.value.parse(await handler({ ...described, idempotencyKey: keyIn(header) }));
    const repeatable = { brandId: brand.id, actorId, header, call: call.name, body };
    return this.#once.run(repeatable, async (idempotencyKey) =>
      call.value.parse(await handler({ ...described, idempotencyKey })),
    );
  }

  /** After a logout, the browser's half is gone, and so are pages that show the account. */
  #ended(value: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
    forgetBrowser(request, cookiesOf(request, reply));
    // Not `storage` or `cookies`: the language, the theme and the remembered name outlive a logout.
    reply.header('clear-site-data', '"cache"');
    return value;
  }

  /** A public call may come from a member, too. */
  async #turnOf({ session, staff }: LoggedIn, brand: Brand, request: FastifyRequest) {
    const known = session ?? staff ?? (await sessionIfAny(this.#site, brand, request));
    return known ? 'member' : 'visitor';
  }

  async #read(call: Endpoint, request: FastifyRequest) {
    return {
      query: readQuery(call, request) as never,
      body: (call.body && (await readBody(this.#site.seal, call, request))) as never,
    };
  }

  #visitorOf(brand: Brand, request: FastifyRequest, reply: FastifyReply): VisitorCaller {
    return {
      ...originOf(request),
      brand,
      language: languageFor(brand, wishedLanguages(request.headers['accept-language'])),
      userAgent: String(request.headers['user-agent'] ?? ''),
      origin: `${request.protocol}://${request.host}`,
      cookies: cookiesOf(request, reply),
      sessionIfAny: () => sessionIfAny(this.#site, brand, request),
    };
  }

  /** @throws Refusal unknown_brand, site_maintenance, region_restricted */
  #openBrandOf(call: Endpoint, request: FastifyRequest): Brand {
    const brand = this.#site.brands.byHost(request.host);
    if (!brand) throw new Refusal('unknown_brand');
    if (closesWithSite(call)) refuseClosed(this.#site, brand, () => request.address);
    return brand;
  }

  /** Signed traffic of machines is not limited; requests with a bad signature are. */
  async #machineOf(call: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    try {
      return await machineOf(this.#site, call, request);
    } catch (refusal) {
      await this.#countUnsigned(request, reply);
      throw refusal;
    }
  }

  async #countedCallerOf(
    call: Endpoint,
    brand: Brand,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<LoggedIn> {
    try {
      return {
        session: await sessionOf(this.#site, call, brand, request),
        staff: await staffOf(this.#site, call, brand, request),
      };
    } finally {
      const count = this.#counters.get(call.name);
      if (count) await count(request, reply);
    }
  }
}
