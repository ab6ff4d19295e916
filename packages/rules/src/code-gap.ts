/** After how many seconds another code may be sent to the same number or address. */
export const codeGapSeconds = 60;
