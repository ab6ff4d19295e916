/** The page of the stand-in's wheel. It talks to its own address only. */
export const wheelPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Wheel (stand-in for Hub88)</title>
<style>
  body { margin: 0; font: 16px/1.4 system-ui, sans-serif; background: #12131f; color: #f3f3fb; }
  main { max-width: 420px; margin: 0 auto; padding: 16px; display: grid; gap: 16px; }
  h1 { font-size: 20px; margin: 0; }
  p { margin: 0; }
  .note { color: #b4b5cc; font-size: 14px; }
  .pocket { display: grid; place-items: center; block-size: 160px; inline-size: 160px;
    margin: 0 auto; border-radius: 50%; border: 10px solid #2b2d49; font-size: 56px;
    font-weight: 800; background: #1b1d30; }
  .pocket[data-colour="red"] { background: #b3223b; }
  .pocket[data-colour="black"] { background: #000; }
  .pocket[data-colour="green"] { background: #11713f; }
  .row { display: flex; gap: 8px; }
  label { display: grid; gap: 4px; flex: 1; }
  input, button { font: inherit; min-block-size: 48px; border-radius: 10px; border: 0; }
  input { padding-inline: 12px; background: #1b1d30; color: inherit; }
  button { flex: 1; font-weight: 700; color: #fff; cursor: pointer; }
  button[disabled] { opacity: 0.5; }
  #red { background: #b3223b; } #black { background: #3a3c5c; }
</style>
</head>
<body>
<main>
  <h1>Wheel</h1>
  <p class="note">A stand-in for Hub88, for development. Red and black pay twice the stake; one of
    37 pockets is green and pays nothing.</p>
  <p>Balance: <output id="balance">…</output></p>
  <div class="pocket" id="pocket" aria-hidden="true">–</div>
  <p id="result" role="status">Choose a colour.</p>
  <label>Stake<input id="stake" inputmode="decimal" value="" autocomplete="off" /></label>
  <div class="row">
    <button type="button" id="red">Red</button>
    <button type="button" id="black">Black</button>
  </div>
</main>
<script>
  const token = location.hash.slice(1);
  const by = (id) => document.getElementById(id);
  const ask = async (what, body) => {
    const response = await fetch(location.pathname + '/' + what, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...body }),
    });
    return response.json();
  };
  const lock = (locked) => { by('red').disabled = by('black').disabled = locked; };
  const show = (answer) => {
    if (answer.balance !== undefined) by('balance').textContent = answer.balance;
    if (answer.pocket !== undefined) {
      by('pocket').textContent = answer.pocket;
      by('pocket').dataset.colour = answer.colour;
    }
    by('result').textContent = answer.text;
  };
  const silent = () => ({ text: 'The stand-in does not answer.' });
  const spin = async (colour) => {
    lock(true);
    show(await ask('spin', { colour, stake: by('stake').value }).catch(silent));
    lock(false);
  };
  for (const colour of ['red', 'black']) by(colour).addEventListener('click', () => spin(colour));
  ask('open', {}).catch(silent).then((answer) => {
    by('stake').value = answer.stake ?? '';
    show(answer);
    lock(answer.stake === undefined);
  });
</script>
</body>
</html>
`;
