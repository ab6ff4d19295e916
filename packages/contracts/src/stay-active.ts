import { endpoint } from './endpoint.ts';
import { empty } from './wire.ts';

export const stayActive = endpoint({
  name: 'stayActive',
  method: 'POST',
  path: '/wps/session/active',
  summary:
    'The member plays in a game that is open, whose vendor asks the site for nothing: the login is not idle.',
  access: 'session',
  body: empty,
  value: empty,
  refusals: [],
});
