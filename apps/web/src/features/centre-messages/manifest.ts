import type { HeaderPart } from '../../lib/menu/manifest.ts';
import { MessagesTool } from './messages-tool.tsx';

export const tools: readonly HeaderPart[] = [{ order: 2, for: 'members', Part: MessagesTool }];
