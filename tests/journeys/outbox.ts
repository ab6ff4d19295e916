import { expect, type Page } from '@playwright/test';

interface Message {
  channel: 'sms' | 'mail';
  to: string;
  text: string;
}

/**
 * The newest message with such a text to a number in E.164 or an e-mail address, once it is sent;
 * of the page's brand.
 */
export async function textFor(page: Page, to: string, text: RegExp): Promise<string> {
  let found = '';
  const look = async () => {
    const { value } = (await page.evaluate(async () => (await fetch('/dev/outbox')).json())) as {
      value: Message[];
    };
    found = value.find((message) => message.to === to && text.test(message.text))?.text ?? '';
    return found;
  };
  await expect.poll(look, { message: `a message to ${to}` }).toMatch(text);
  return found;
}

/** The newest code that was sent there. */
export async function codeFor(page: Page, to: string): Promise<string> {
  const text = await textFor(page, to, /code is \d+/);
  return /code is (\d+)/.exec(text)?.[1] ?? '';
}
