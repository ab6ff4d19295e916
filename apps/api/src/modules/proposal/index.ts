export { describeProposal } from './describe-proposal.ts';
export { type NewProposal, propose } from './propose.ts';
