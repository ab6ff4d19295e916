/**
 * The environment that the programs inherit. An empty variable, as in a copy of .env.example,
 * counts as not set.
 */
export function inherited(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
}
