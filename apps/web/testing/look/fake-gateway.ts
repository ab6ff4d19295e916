import type { IncomingMessage, ServerResponse } from 'node:http';
import { endpoints } from '@lantern/contracts';
import { avatar, bannerArt, gameArt, medal, paymentMark, vendorMark } from '@lantern/ui/art';
import type { Plugin } from 'vite';
import { harbor, lantern } from '../brand.ts';
import { FakeServer } from '../fake-server.ts';
import { answerMemberInfo, answerSite } from '../site-answers.ts';
import { answerAccount } from './answer-account.ts';
import { answerContent, manyMenus } from './answer-content.ts';
import { answerForms } from './answer-forms.ts';

const member = {
  token: 'look',
  account: 'demomember',
  customerId: '01935b1e-0000-7000-8000-000000000001',
  isAgent: 0,
  nickname: 'Lan Nguyen',
  firstTimeLogin: false,
  passwordExpired: false,
  next: null,
  methods: [],
};

function serverFor(own: typeof lantern): FakeServer {
  const brand = { ...own, menus: manyMenus(own.menus) };
  const server = new FakeServer(brand);
  answerSite(server);
  answerMemberInfo(server, { account: 'demomember', nickname: 'Lan Nguyen' });
  server.on(endpoints.login, () => member);
  server.on(endpoints.freePlay, () => ({ ...member, isAgent: 4, nickname: 'Trial 2841' }));
  server.on(endpoints.logout, () => ({}));
  server.on(endpoints.walletBalance, () => ({
    sumBalance: '1248050',
    currency: brand.settings.currency,
    currencySymbol: brand.settings.currencySymbol,
    version: 7,
    unreadCount: 3,
    isSingle: true,
  }));
  server.on(endpoints.depositMethods, () => [
    {
      method: 'online',
      kind: 'redirect' as const,
      name: 'Online payment',
      currency: brand.settings.currency,
      minimum: '50000',
      maximum: '100000000',
      presets: ['100000', '200000', '500000'],
      fee: { basisPoints: 0, fixed: '0' },
      usualMinutes: { from: 0, to: 1 },
      expiresInMinutes: 30,
    },
  ]);
  server.on(endpoints.launchGame, ({ query }) => ({
    content: 'http://127.0.0.1:9/',
    game_url: 'http://127.0.0.1:9/',
    game_url2: null,
    name: 'Lucky Bowl',
    vendorName: 'BGS',
    vassalage: query.vassalage,
    nodeId: query.nodeId ?? '',
    gameType: 'INHOUSE' as const,
    ownWallet: false,
    moved: null,
  }));
  answerForms(server, brand);
  answerAccount(server);
  answerContent(server, brand);
  return server;
}

const art: Record<string, (id: string) => string> = {
  game: (id) => gameArt(id.split('.').slice(1).join('.'), id.split('.')[0] ?? ''),
  avatar,
  vendor: vendorMark,
  payment: paymentMark,
  medal,
  banner: (id) => bannerArt(id),
  'banner-compact': (id) => bannerArt(id, undefined, true),
};

function drawn(path: string): string | undefined {
  const [, kind = '', id = ''] = /^\/media\/art\/([a-z-]+)\/(.+)\.svg$/.exec(path) ?? [];
  return Object.hasOwn(art, kind) ? art[kind]?.(id) : undefined;
}

/** What a page has sent: a form with files, a text, or nothing. */
async function readBody(request: IncomingMessage): Promise<FormData | string | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/'))
    return new Response(bytes, { headers: { 'content-type': type } }).formData();
  return bytes.length > 0 ? bytes.toString() : undefined;
}

async function answer(
  server: FakeServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  const init: RequestInit = {
    method: request.method ?? 'GET',
    headers: request.headers as Record<string, string>,
  };
  const reply = await server.fetch(
    request.url ?? '/',
    body === undefined ? init : { ...init, body },
  );
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
}

/** Answers the calls of the pages from memory, so that they can be looked at without a gateway. */
export function fakeGateway(): Plugin {
  const servers = { lantern: serverFor(lantern), harbor: serverFor(harbor) };
  const handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const svg = drawn(path);
    if (svg) return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg);
    if (!/^\/(wps|lgw|lotto|dev)\//.test(path)) return next();
    const brand = request.headers.host?.startsWith('harbor') ? 'harbor' : 'lantern';
    return void answer(servers[brand], request, response);
  };
  return {
    name: 'fake-gateway',
    configureServer: (vite) => void vite.middlewares.use(handle),
    configurePreviewServer: (vite) => void vite.middlewares.use(handle),
  };
}
