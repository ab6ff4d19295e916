import { seal } from '@lantern/client/seal';
import { type Endpoint, endpoints, type Reply, type ValueOf } from '@lantern/contracts';
import type { Member } from './dialect.ts';

/** A login of a running site. */
export interface Login {
  username: string;
  password: string;
}

interface Credentials {
  token: string;
  cookie: string;
}

/** One member at a running site, logged in as a page does. */
export async function logIn(
  site: string,
  login: Login,
  game: { vassalage: string; nodeId: string },
): Promise<Member> {
  const { value, cookie } = await call(site, endpoints.login, {
    body: { type: 'username', ...login },
  });
  const credentials = { token: value.token, cookie };
  return {
    async launch() {
      const opened = await call(site, endpoints.launchGame, { credentials, query: game });
      return opened.value.game_url;
    },
    async logout() {
      await call(site, endpoints.logout, { credentials });
    },
  };
}

interface Wish {
  body?: object;
  query?: Record<string, string>;
  credentials?: Credentials;
}

async function call<E extends Endpoint>(
  site: string,
  endpoint: E,
  { body, query = {}, credentials }: Wish,
): Promise<{ value: ValueOf<E>; cookie: string }> {
  const url = new URL(endpoint.path, site);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const sealed =
    body &&
    (await seal(endpoint, body, async () => (await call(site, endpoints.sealingKeys, {})).value));
  const answer = await fetch(url, {
    method: endpoint.method,
    headers: {
      ...(sealed && { 'content-type': 'application/jose' }),
      ...(credentials && {
        authorization: `Bearer ${credentials.token}`,
        cookie: credentials.cookie,
      }),
    },
    ...(sealed && { body: sealed }),
  });
  const reply = (await answer.json()) as Reply<ValueOf<E>>;
  if (!reply.success) throw new Error(`${endpoint.name} was refused: ${reply.code}.`);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { value: reply.value, cookie: cookies.join('; ') };
}
