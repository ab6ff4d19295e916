import { expect } from '@playwright/test';

const { FIREBASE_EMULATOR_URL: emulator, FIREBASE_PROJECT_ID: project } = process.env;

/**
 * The newest code of the phone service for a number in E.164, once it is requested.
 */
export async function codeSentByService(mobile: string): Promise<string> {
  let code = '';
  const look = async () => {
    const reply = await fetch(`${emulator}/emulator/v1/projects/${project}/verificationCodes`);
    const { verificationCodes } = (await reply.json()) as {
      verificationCodes: { phoneNumber: string; code: string }[];
    };
    code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === mobile)?.code ?? '';
    return code;
  };
  await expect.poll(look, { message: `a code for ${mobile}` }).not.toBe('');
  return code;
}

/** Requests codes for a number in E.164 until the service rejects more. */
export async function exhaustService(mobile: string): Promise<void> {
  const send = () =>
    fetch(`${emulator}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode`, {
      method: 'POST',
      body: JSON.stringify({ phoneNumber: mobile }),
    });
  const most = 10;
  for (let time = 0; time < most; time += 1) if (!(await send()).ok) return;
  throw new Error(`The service still sends codes to ${mobile}.`);
}
