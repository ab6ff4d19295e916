import { endpoint } from './endpoint.ts';
import { empty } from './wire.ts';

export const stayActive = endpoint({
  name: 'stayActive',
  method: 'POST',
  path: '/wps/session/active',
  summary:
    'Keeps the login active while the member plays a game whose vendor does not call the site.',
  access: 'session',
  body: empty,
  value: empty,
  refusals: [],
});
