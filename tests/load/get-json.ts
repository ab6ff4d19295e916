/** The value of a GET call. */
export async function getJson<Value>(
  url: string,
  headers: Record<string, string> = {},
): Promise<Value> {
  const answer = (await (await fetch(url, { headers })).json()) as {
    success: boolean;
    value: Value;
  };
  if (!answer.success) throw new Error(`${url} was refused: ${JSON.stringify(answer)}`);
  return answer.value;
}
