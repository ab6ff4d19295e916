/**
 * What the programs inherit: a variable that was left empty, as in a copy of .env.example, counts
 * as one that is not set.
 */
export function inherited(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
}
