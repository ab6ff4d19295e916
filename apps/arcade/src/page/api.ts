import { makeApi } from '@lantern/outside/page';
import { refusals } from '../refusal.ts';

/** The calls of the page to the arcade. */
export const { get, post } = makeApi(refusals);
