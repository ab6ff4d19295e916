/** A pearl in its shell. */
export const pearl = `<svg viewBox="0 0 64 64" aria-hidden="true"
  xmlns="http://www.w3.org/2000/svg">
  <path d="M6 40c2-16 12-26 26-26s24 10 26 26c-8 10-44 10-52 0z" fill="#ffb3a6"/>
  <path d="M16 36l6-18M26 34l2-19M38 34l-2-19M48 36l-6-18" stroke="#f0837b" stroke-width="3"
    stroke-linecap="round"/>
  <path d="M6 42c10 9 42 9 52 0-2 11-13 17-26 17S8 53 6 42z" fill="#e86f74"/>
  <circle cx="32" cy="38" r="14" fill="#fdf6ff"/>
  <path d="M45 34c4 12-8 22-20 16 9 1 19-6 20-16z" fill="#cbb8ee"/>
  <ellipse cx="27" cy="32" rx="5" ry="3.4" fill="#fff" transform="rotate(-30 27 32)"/>
</svg>`;

/** A sea mine. */
export const bomb = `<svg viewBox="0 0 64 64" aria-hidden="true"
  xmlns="http://www.w3.org/2000/svg">
  <path d="M32 4v12M32 48v12M4 32h12M48 32h12M12 12l9 9M43 43l9 9M52 12l-9 9M21 43l-9 9"
    stroke="#1c2130" stroke-width="6" stroke-linecap="round"/>
  <circle cx="32" cy="32" r="18" fill="#2b3247"/>
  <path d="M50 32a18 18 0 0 1-30 13c14 2 25-6 26-24a18 18 0 0 1 4 11z" fill="#171b29"/>
  <circle cx="32" cy="32" r="6" fill="#ff4d5e"/>
  <path d="M21 26c2-4 5-6 9-7" stroke="#8d97b8" stroke-width="3" stroke-linecap="round"
    fill="none"/>
</svg>`;
