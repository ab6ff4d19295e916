import { startProblem } from './start-problem.ts';
import { connectVendor } from './vendor-command.ts';

// `node apps/api/src/connect-vendor.ts --help`

connectVendor(process.argv.slice(2), process.env).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`${startProblem(error)}\n`);
    process.exitCode = 1;
  },
);
