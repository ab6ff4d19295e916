export { agentOf } from './agent-of.ts';
