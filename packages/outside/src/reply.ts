/** What a call answers: a value, or a refusal. */
export type Reply<Value, Code extends string = string> =
  | { success: true; value: Value }
  | { success: false; code: Code; message: string };
