import * as z from 'zod/mini';
import { string } from '../strings.ts';

/** A hash of stored settings; it changes with every saved change. */
export const settingsVersion = string().check(z.regex(/^[0-9a-f]{32}$/));
