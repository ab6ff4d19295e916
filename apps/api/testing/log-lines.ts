import { createLog } from '../src/log.ts';

/** The log in production format, stored instead of printed. */
export function openLog(logLevel = 'trace') {
  const lines: string[] = [];
  return {
    log: createLog({ logLevel, role: 'all' }, { write: (line: string) => void lines.push(line) }),
    lines,
  };
}
