// The emblems: one silhouette for each race, each work of a chant and each kind of permanent.
// Box 22..78 x 14..66, centre 50,40; --e is the dark silhouette, --e2 the pale cut-out.

export const RACE: Readonly<Record<string, string>> = {
  'Bird':
    '<path d="M50 40c-9-2-14-10-26-11 6 5 7 12 14 17 4 3 8 4 12 9 4-5 8-6 12-9 7-5 8-12 14-17-12 1-17 9-26 11z"/><circle cx="50" cy="37" r="4"/>',
  'Whale':
    '<path d="M22 44c4-12 18-18 32-15 10 2 15 8 17 13 3-2 5-6 5-10 3 2 4 5 4 8 3-1 6-1 8 1-3 4-8 7-13 7-8 8-22 12-34 9-10-2-17-7-19-13z"/><circle cx="33" cy="42" r="1.8" fill="var(--e2)"/>',
  'Crab':
    '<ellipse cx="50" cy="46" rx="17" ry="10"/><path d="M34 40c-8-2-12-9-8-15 2 4 5 4 9 3-1 5 0 8 3 10zM66 40c8-2 12-9 8-15-2 4-5 4-9 3 1 5 0 8-3 10z"/><path d="M34 50l-9 7M38 54l-6 8M66 50l9 7M62 54l6 8" fill="none" stroke="var(--e)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="45" cy="43" r="2" fill="var(--e2)"/><circle cx="55" cy="43" r="2" fill="var(--e2)"/>',
  'Lampkin':
    '<path d="M43 24h14l3 4v14l-3 4H43l-3-4V28z"/><path d="M46 24c0-6 8-6 8 0" fill="none" stroke="var(--e)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><rect x="45.5" y="29" width="9" height="12" rx="4" fill="var(--e2)"/><path d="M50 46c7 0 13 5 14 18H36c1-13 7-18 14-18z"/>',
  'Warden':
    '<path d="M50 20l18 6v15c0 11-8 18-18 23-10-5-18-12-18-23V26z"/><path d="M50 29v26M40 38h20" fill="none" stroke="var(--e2)" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>',
  'Smith':
    '<path d="M30 40h40v5c-8 0-12 3-13 8h6v8H37v-8h6c-1-5-5-8-13-8z"/><path d="M58 18l10 6-3 5-4-2-7 11-4-2 7-12-4-2z"/>',
  'Sage':
    '<path d="M50 30c-7-5-16-6-26-5v30c10-1 19 0 26 5 7-5 16-6 26-5V25c-10-1-19 0-26 5z"/><path d="M50 30v29M31 34c5 0 9 1 13 3M31 42c5 0 9 1 13 3M69 34c-5 0-9 1-13 3M69 42c-5 0-9 1-13 3" fill="none" stroke="var(--e2)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'Knight':
    '<path d="M34 62V38c0-12 7-18 16-18s16 6 16 18v24h-9V46H43v16z"/><path d="M39 38h22M50 25v18" fill="none" stroke="var(--e2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  'Golem':
    '<path d="M38 22h24v12h10v20h-8v10H54V54h-8v10H36V54h-8V34h10z"/><path d="M43 28h4M53 28h4" fill="none" stroke="var(--e2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  'Leech':
    '<path d="M24 56c6-16 16 0 24-10s4-26 18-26c10 0 13 9 8 15-4-4-9-3-10 3-2 12-8 26-22 26-8 0-12-4-18-8z"/><circle cx="67" cy="27" r="2" fill="var(--e2)"/>',
  'Eel':
    '<path d="M20 50c10-20 20 8 30-8s18-22 30-14c-4 1-6 4-7 8-8-4-12 2-18 12-9 15-22 2-35 2z"/><circle cx="72" cy="30" r="1.8" fill="var(--e2)"/>',
  'Cat':
    '<path d="M33 20l9 8h16l9-8v20c0 11-7 18-17 18s-17-7-17-18z"/><circle cx="43" cy="40" r="2.4" fill="var(--e2)"/><circle cx="57" cy="40" r="2.4" fill="var(--e2)"/><path d="M47 48l3 2 3-2" fill="none" stroke="var(--e2)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'Seraph':
    '<path d="M50 26c-3-8-16-12-28-8 2 14 10 24 24 26v20h8V44c14-2 22-12 24-26-12-4-25 0-28 8z"/><circle cx="50" cy="22" r="5.5"/>',
  'Wolf':
    '<path d="M28 22l12 8h20l12-8-4 22-12 16H44L32 44z"/><path d="M42 40l4 2M58 40l-4 2" fill="none" stroke="var(--e2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  'Beast':
    '<circle cx="35" cy="26" r="7.5"/><circle cx="65" cy="26" r="7.5"/><path d="M50 21c15 0 21 10 21 21 0 13-9 22-21 22s-21-9-21-22c0-11 6-21 21-21z"/><ellipse cx="50" cy="52" rx="10" ry="7.5" fill="var(--e2)"/><ellipse cx="50" cy="49" rx="4" ry="3"/><circle cx="41" cy="38" r="2.3" fill="var(--e2)"/><circle cx="59" cy="38" r="2.3" fill="var(--e2)"/>',
  'Merchant':
    '<path d="M48.3 18h3.4v40h-3.4zM37 59h26v4.5H37z"/><circle cx="50" cy="19" r="4"/><path d="M26 27h48" fill="none" stroke="var(--e)" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M28 28 20 46M28 28l8 18M72 28l-8 18M72 28l8 18" fill="none" stroke="var(--e)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M17 46h22c0 6-5 9-11 9s-11-3-11-9zM61 46h22c0 6-5 9-11 9s-11-3-11-9z"/>',
  'Rider':
    '<path d="M38 65c0-14 4-19 10-24-5 0-9 4-15 5-4-2-5-6-3-10 6-4 9-13 18-15l2-7 5 6c13 3 19 16 18 32-.3 6-1 9-1 13z"/><circle cx="48" cy="30" r="2" fill="var(--e2)"/><path d="M60 27c6 6 8 14 7 26" fill="none" stroke="var(--e2)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'Giant':
    '<circle cx="50" cy="22" r="8"/><path d="M24 65V46c0-9 8-14 26-14s26 5 26 14v19H64V50h-3v15H39V50h-3v15z"/><path d="M44 42h12" fill="none" stroke="var(--e2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  'Wight':
    '<path d="M50 14c12 0 17 10 17 22 0 9 4 18 7 29-7-4-10 0-14 0s-6-3-10-3-6 3-10 3-7-4-14 0c3-11 7-20 7-29 0-12 5-22 17-22z"/><path d="M50 22c6 0 9 5 9 11s-4 11-9 11-9-5-9-11 3-11 9-11z" fill="var(--e2)"/><circle cx="46.5" cy="33" r="2"/><circle cx="53.5" cy="33" r="2"/>',
  'Spirit':
    '<path d="M52 14c2 10 16 16 16 31 0 11-8 19-18 19s-18-8-18-19c0-9 7-13 9-22 4 3 6 6 7 10 3-5 5-11 4-19z"/><circle cx="43.5" cy="46" r="2.8" fill="var(--e2)"/><circle cx="56.5" cy="46" r="2.8" fill="var(--e2)"/><path d="M47 54c2 1.5 4 1.5 6 0" fill="none" stroke="var(--e2)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'Druid':
    '<path d="M50 33c7 0 10 5 10 13 0 10-4 19-10 19s-10-9-10-19c0-8 3-13 10-13z"/><path d="M44 35c-9-2-13-8-13-17M34 28c-5 0-9-3-10-8M40 32c2-4 2-9 0-14M56 35c9-2 13-8 13-17M66 28c5 0 9-3 10-8M60 32c-2-4-2-9 0-14" fill="none" stroke="var(--e)" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="46" cy="44" r="1.8" fill="var(--e2)"/><circle cx="54" cy="44" r="1.8" fill="var(--e2)"/>',
  'Singer':
    '<path d="M34 18c-6 2-9 7-7 12 3 9 6 13 6 21 0 8 6 13 17 13s17-5 17-13c0-8 3-12 6-21 2-5-1-10-7-12 3 6 1 10-1 16-2 5-3 9-3 15 0 6-4 9-12 9s-12-3-12-9c0-6-1-10-3-15-2-6-4-10-1-16z"/><path d="M33 27h34" fill="none" stroke="var(--e)" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M43 28v28M50 28v29M57 28v28" fill="none" stroke="var(--e)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  'Salamander':
    '<path d="M30 60c9 6 20 0 18-9-2-8-4-12 2-18s12-3 17-9" fill="none" stroke="var(--e)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M62 16c8-2 14 3 14 9 0 4-4 7-9 6l-6-5z"/><path d="M48 36l-10-6M56 42l10 4M46 50l-11-2M52 58l9 4" fill="none" stroke="var(--e)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="69" cy="22" r="1.9" fill="var(--e2)"/>',
  'Moth':
    '<path d="M50 35c-4-10-16-17-27-15 0 15 6 23 17 25-9 1-13 7-12 15 10 2 18-3 22-13 4 10 12 15 22 13 1-8-3-14-12-15 11-2 17-10 17-25-11-2-23 5-27 15z"/><path d="M48 30l-6-11M52 30l6-11" fill="none" stroke="var(--e)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="35" cy="32" r="3.6" fill="var(--e2)"/><circle cx="65" cy="32" r="3.6" fill="var(--e2)"/>',
  'Urchin':
    '<path d="M29 34c2-11 10-17 21-17s19 6 21 14l10 3c0 4-4 5-8 5H30c-3 0-3-4-1-5z"/><path d="M35 41h31c0 10-6 16-15.5 16S35 51 35 41z"/><circle cx="44.5" cy="46" r="2" fill="var(--e2)"/><circle cx="56.5" cy="46" r="2" fill="var(--e2)"/><path d="M30 66c2-7 9-11 20.5-11S69 59 71 66z"/>',
  'Contraption':
    '<path d="M65.1 32.6L69.6 32.8L69.6 39.2L65.1 39.4L63.1 44.3L66.1 47.6L61.6 52.1L58.3 49.1L53.4 51.1L53.2 55.6L46.8 55.6L46.6 51.1L41.7 49.1L38.4 52.1L33.9 47.6L36.9 44.3L34.9 39.4L30.4 39.2L30.4 32.8L34.9 32.6L36.9 27.7L33.9 24.4L38.4 19.9L41.7 22.9L46.6 20.9L46.8 16.4L53.2 16.4L53.4 20.9L58.3 22.9L61.6 19.9L66.1 24.4L63.1 27.7z"/><circle cx="50" cy="36" r="7.5" fill="var(--e2)"/><circle cx="50" cy="36" r="2.6"/><path d="M38 52l-6 12M62 52l6 12M50 56v9" fill="none" stroke="var(--e)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  'Fox':
    '<path d="M25 17l16 12h18l16-12-2 25-14 12-9 11-9-11-14-12z"/><path d="M37 44l13 8 13-8-5 12-8 9-8-9z" fill="var(--e2)"/><circle cx="42" cy="38" r="2.2" fill="var(--e2)"/><circle cx="58" cy="38" r="2.2" fill="var(--e2)"/><circle cx="50" cy="62" r="2.6"/>',
  'Imp':
    '<path d="M36 30c-6-3-9-9-8-16 7 1 12 5 13 10 6-2 12-2 18 0 1-5 6-9 13-10 1 7-2 13-8 16 4 4 6 9 5 15-2 11-9 18-19 18s-17-7-19-18c-1-6 1-11 5-15z"/><path d="M38 39l9 5-8 2zM62 39l-9 5 8 2z" fill="var(--e2)"/><path d="M42 52c4 4 12 4 16 0" fill="none" stroke="var(--e2)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  'Otter':
    '<circle cx="34" cy="25" r="5.5"/><circle cx="66" cy="25" r="5.5"/><ellipse cx="50" cy="36" rx="21" ry="17"/><ellipse cx="50" cy="43" rx="11.5" ry="8" fill="var(--e2)"/><ellipse cx="50" cy="39.5" rx="4.5" ry="3.2"/><path d="M50 43v4" fill="none" stroke="var(--e)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="41" cy="31" r="2.2" fill="var(--e2)"/><circle cx="59" cy="31" r="2.2" fill="var(--e2)"/><path d="M24 60q6.5-6 13 0t13 0 13 0 13 0" fill="none" stroke="var(--e)" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'Heron':
    '<path d="M24 23l21-6c8-1 13 4 12 10-1 7-8 10-7 17 9-2 19 1 27 10-9 6-21 8-29 4-8-3-10-10-6-19 2-5 6-8 6-11-1-4-8-4-24-5z"/><path d="M54 58v9M46 57v9" fill="none" stroke="var(--e)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="47" cy="22" r="1.7" fill="var(--e2)"/>',
  'Hare':
    '<path d="M41 13c6 2 8 11 8 18h2c0-7 2-16 8-18 5 5 3 17-1 21 6 3 9 8 9 14 0 10-7 17-17 17s-17-7-17-17c0-6 3-11 9-14-4-4-6-16-1-21z"/><circle cx="43" cy="46" r="2.3" fill="var(--e2)"/><circle cx="57" cy="46" r="2.3" fill="var(--e2)"/><path d="M47 53h6l-3 4z" fill="var(--e2)"/>',
  'Spider':
    '<ellipse cx="50" cy="48" rx="11" ry="12"/><circle cx="50" cy="31" r="7"/><path d="M44 44c-9-3-11-12-20-12M41 48c-8-3-13 0-19 3M42 54c-7 1-11 5-12 11M56 44c9-3 11-12 20-12M59 48c8-3 13 0 19 3M58 54c7 1 11 5 12 11" fill="none" stroke="var(--e)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="47.4" cy="30" r="1.5" fill="var(--e2)"/><circle cx="52.6" cy="30" r="1.5" fill="var(--e2)"/><path d="M50 42l4 6-4 6-4-6z" fill="var(--e2)"/>',
  'Troll':
    '<path d="M30 40c0-14 8-23 20-23s20 9 20 23c0 4 4 6 4 11 0 9-11 15-24 15s-24-6-24-15c0-5 4-7 4-11z"/><path d="M36 53l4-13 4 13zM64 53l-4-13-4 13z" fill="var(--e2)"/><path d="M40 33l7 3M60 33l-7 3" fill="none" stroke="var(--e2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M45 57h10" fill="none" stroke="var(--e2)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  'Kite':
    '<path d="M53 13l17 20-21 23-14-24z"/><path d="M53 13 49 56M35 32l35 1" fill="none" stroke="var(--e2)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M49 56c-3 5-8 3-10 6s-6 2-9 4" fill="none" stroke="var(--e)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 57l-1 6-5-3zM35 60l0 7-5-3z"/>',
  'Drake':
    '<path d="M50 30c-6-9-17-13-29-11 4 4 6 9 6 14 4-2 7-1 9 2 4-2 7-1 9 3l-2 13 7 15 7-15-2-13c2-4 5-5 9-3 2-3 5-4 9-2 0-5 2-10 6-14-12-2-23 2-29 11z"/><path d="M46 28l4-12 4 12z"/>',
  'Dragon':
    '<path d="M22 47c4-13 13-21 26-23l11-11 1 11c10 3 16 11 16 21 0 9-5 16-14 21l2-12c-4 4-11 5-16 3 4-1 7-3 8-7-8 4-19 6-28 4-5-1-7-4-6-7z"/><circle cx="53" cy="34" r="2.8" fill="var(--e2)"/><path d="M26 48c8 2 17 1 25-2" fill="none" stroke="var(--e2)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M64 24l12-6-5 11z"/>',
  'Tide':
    '<path d="M20 58c3-24 15-40 34-41 13-1 21 7 22 17-5-6-11-8-16-5-7 4-5 13 2 15-3 8-8 10-6 14z"/><path d="M18 64q8-5 16 0t16 0 16 0 16 0" fill="none" stroke="var(--e)" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'Mouse':
    '<circle cx="32" cy="28" r="12"/><circle cx="68" cy="28" r="12"/><circle cx="32" cy="28" r="6" fill="var(--e2)"/><circle cx="68" cy="28" r="6" fill="var(--e2)"/><path d="M50 25c12 0 19 9 19 18 0 9-8 19-19 22-11-3-19-13-19-22 0-9 7-18 19-18z"/><circle cx="43" cy="42" r="2.3" fill="var(--e2)"/><circle cx="57" cy="42" r="2.3" fill="var(--e2)"/><circle cx="50" cy="58" r="2.8" fill="var(--e2)"/>',
  'Rat':
    '<path d="M24 54c1-15 13-24 27-24 4-6 11-7 14-2 6 3 11 9 13 16 1 3-2 4-5 4-4 6-9 8-16 8H32c-5 0-8-1-8-2z"/><path d="M26 55c-8 0-9 9 0 10 13 1 26-2 40 0" fill="none" stroke="var(--e)" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="66" cy="40" r="1.9" fill="var(--e2)"/><circle cx="57" cy="32" r="3.4" fill="var(--e2)"/>',
  'Hound':
    '<path d="M34 21c10-5 22-5 32 0 9 2 11 15 9 28-6 0-9-4-10-10 0 14-5 27-15 27s-15-13-15-27c-1 6-4 10-10 10-2-13 0-26 9-28z"/><circle cx="43" cy="37" r="2.3" fill="var(--e2)"/><circle cx="57" cy="37" r="2.3" fill="var(--e2)"/><ellipse cx="50" cy="54" rx="5" ry="3.6" fill="var(--e2)"/><path d="M50 57v4" fill="none" stroke="var(--e2)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  'Phoenix':
    '<path d="M50 14c4 5 4 10 1 15 8-2 17-9 26-11-1 13-8 21-19 23 7 2 9 6 9 11-5-3-10-3-12-1l4 15-9-8-9 8 4-15c-2-2-7-2-12 1 0-5 2-9 9-11-11-2-18-10-19-23 9 2 18 9 26 11-3-5-3-10 1-15z"/><path d="M50 36l4 8-4 8-4-8z" fill="var(--e2)"/>',
  'Ogre':
    '<path d="M34 28 24 14l18 7c5-2 11-2 16 0l18-7-10 14c5 4 7 10 7 17 0 13-9 21-23 21s-23-8-23-21c0-7 2-13 7-17z"/><circle cx="42" cy="39" r="2.6" fill="var(--e2)"/><circle cx="58" cy="39" r="2.6" fill="var(--e2)"/><path d="M37 50h26l-4 8H41z" fill="var(--e2)"/><path d="M42 50l3 5 3-5zM52 50l3 5 3-5z"/>',
  'Weapon':
    '<path d="M50 12l6 8v26H44V20zM34 46h32v5.5H34zM47 51h6v10h-6z"/><circle cx="50" cy="63" r="4"/><path d="M50 20v24" fill="none" stroke="var(--e2)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'Frog':
    '<circle cx="36" cy="27" r="9"/><circle cx="64" cy="27" r="9"/><path d="M50 28c17 0 26 8 26 19 0 11-11 17-26 17s-26-6-26-17c0-11 9-19 26-19z"/><circle cx="36" cy="26" r="4.4" fill="var(--e2)"/><circle cx="64" cy="26" r="4.4" fill="var(--e2)"/><circle cx="36" cy="26" r="2"/><circle cx="64" cy="26" r="2"/><path d="M33 48c9 7 25 7 34 0" fill="none" stroke="var(--e2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  'Ferryman':
    '<path d="M18 51h64c-3 9-10 14-19 14H37c-9 0-16-5-19-14z"/><circle cx="45" cy="23" r="6"/><path d="M38 49V37c0-5 3-7 7-7s9 2 9 7v12z"/><path d="M68 13 57 60" fill="none" stroke="var(--e)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M52 35l11 1" fill="none" stroke="var(--e)" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'Doll':
    '<circle cx="50" cy="26" r="12"/><path d="M44 37h12l4 9 11-5 2 6-13 8 4 11H54l-4-8-4 8H36l4-11-13-8 2-6 11 5z"/><path d="M43 23l5 5M48 23l-5 5M52 23l5 5M57 23l-5 5M45 33h10" fill="none" stroke="var(--e2)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  'Nightmare':
    '<path d="M35 65c0-13 5-18 12-23-5 0-10 4-15 5-4-2-5-6-3-10 6-4 8-12 18-15l2-9 5 8 4-9 3 11 7-5-2 10 9-1-6 9 8 4-8 5 6 7-8 1 3 12z"/><path d="M45 29l6 1-4 4z" fill="var(--e2)"/><path d="M62 32c3 5 4 10 3 18" fill="none" stroke="var(--e2)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  'Wyrm':
    '<path d="M69 27c-9-9-19-3-17 6s16 7 16 18-12 14-22 12-15-13-6-18" fill="none" stroke="var(--e)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M62 17l18 3-8 13-10-4z"/><circle cx="71" cy="22" r="1.9" fill="var(--e2)"/>',
  'Kraken':
    '<path d="M50 13c12 0 17 9 17 20 0 6-2 10-5 13H38c-3-3-5-7-5-13 0-11 5-20 17-20z"/><path d="M39 45c-3 9-13 6-15 15M46 47c0 8-7 10-6 18M54 47c0 8 7 10 6 18M61 45c3 9 13 6 15 15" fill="none" stroke="var(--e)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="43" cy="36" r="3" fill="var(--e2)"/><circle cx="57" cy="36" r="3" fill="var(--e2)"/><circle cx="43" cy="36.5" r="1.3"/><circle cx="57" cy="36.5" r="1.3"/>',
  'Queen':
    '<path d="M29 60 25 34l13 10 12-20 12 20 13-10-4 26z"/><circle cx="25" cy="31" r="4"/><circle cx="50" cy="20" r="4.6"/><circle cx="75" cy="31" r="4"/><path d="M32 54h36" fill="none" stroke="var(--e2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  'King':
    '<path d="M28 62V28l11 12 11-16 11 16 11-12v34z"/><path d="M48 12h4v4h4v4h-4v5h-4v-5h-4v-4h4z"/><circle cx="39" cy="53" r="2.8" fill="var(--e2)"/><circle cx="50" cy="53" r="2.8" fill="var(--e2)"/><circle cx="61" cy="53" r="2.8" fill="var(--e2)"/>',
};

export const WORK: Readonly<Record<string, string>> = {
  'strike':
    '<path d="M56 12 30 44h15l-5 24 30-36H54z"/>',
  'burn':
    '<path d="M50 12c3 11 18 17 18 33 0 12-8 20-18 20s-18-8-18-20c0-8 5-12 8-19 3 3 5 6 6 9 3-6 6-13 4-23z"/><path d="M50 41c1 6 8 8 8 15 0 5-4 8-8 8s-8-3-8-8c0-6 6-8 8-15z" fill="var(--e2)"/>',
  'destroy':
    '<path d="M50 17l19 6v16c0 11-8 19-19 25-11-6-19-14-19-25V23z"/><path d="M53 15l-8 16 9 6-9 11 4 17" fill="none" stroke="var(--e2)" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>',
  'return':
    '<path d="M30 44c0-14 10-22 21-22 12 0 20 9 20 20 0 12-9 19-19 19h-8" fill="none" stroke="var(--e)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M18 42h24L30 58z"/>',
  'cancel':
    '<circle cx="50" cy="40" r="23"/><circle cx="50" cy="40" r="16" fill="var(--e2)"/><path d="M33.5 20.5 71 58l-4.5 4.5L29 25z"/><circle cx="50" cy="40" r="0"/>',
  'draw':
    '<path d="M26 24h26v38H26z"/><rect x="44" y="17" width="27" height="39" rx="2" fill="var(--e)" stroke="var(--e2)" stroke-width="2.5"/><path d="M57.5 27v16M50 36l7.5 8 7.5-8" fill="none" stroke="var(--e2)" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'life':
    '<path d="M41 21h18l6 8v27l-5 8H40l-5-8V29z"/><path d="M43 20c0-10 14-10 14 0" fill="none" stroke="var(--e)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M39 42h22v13l-3 4H42l-3-4z" fill="var(--e2)"/><path d="M50 28v10M45 33h10" fill="none" stroke="var(--e2)" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  'raise':
    '<path d="M50 13l21 22H59v8H41v-8H29z"/><path d="M41 48h18v5H41zM41 58h18v5H41z"/>',
  'lower':
    '<path d="M50 67 29 45h12v-8h18v8h12z"/><path d="M41 27h18v5H41zM41 17h18v5H41z"/>',
  'rest':
    '<rect x="23" y="34" width="54" height="30" rx="4" fill="var(--e)"/><path d="M31 56l14-14M43 56l14-14M55 56l14-14" fill="none" stroke="var(--e2)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 26c4-9 24-12 32-2" fill="none" stroke="var(--e)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 27l12 3 0-13z"/>',
  'search':
    '<circle cx="45" cy="35" r="18"/><circle cx="45" cy="35" r="11" fill="var(--e2)"/><path d="M56 51l6-6 15 14c3 4-2 9-6 6z"/><path d="M38 35h14M45 28v14" fill="none" stroke="var(--e)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'discard':
    '<rect x="36" y="14" width="28" height="38" rx="3" transform="rotate(14 50 33)" fill="var(--e)"/><path d="M47 26l10 12M57 27l-9 10" fill="none" stroke="var(--e2)" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M28 63q7-6 14 0t14 0 14 0" fill="none" stroke="var(--e)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  'grave':
    '<path d="M32 66V40c0-12 8-20 18-20s18 8 18 20v26z"/><path d="M24 65h52" fill="none" stroke="var(--e)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M50 57V35M41 43l9-9 9 9" fill="none" stroke="var(--e2)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  'token':
    '<circle cx="37" cy="32" r="8"/><path d="M24 60c0-12 5-18 13-18s13 6 13 18z"/><circle cx="64" cy="30" r="8"/><path d="M51 60c0-13 5-20 13-20s13 7 13 20z"/><path d="M50 12v9M45.5 16.5h9" fill="none" stroke="var(--e)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  'control':
    '<path d="M22 30h36V20l20 16-20 14V41H22z"/><path d="M78 58H48v8L30 55l18-11v7h30z"/>',
  'remove':
    '<path d="M30 66V34c0-12 9-20 20-20s20 8 20 20v32z"/><path d="M37 66V35c0-8 6-14 13-14s13 6 13 14v31z" fill="var(--e2)"/><path d="M44 66V38c0-4 3-7 6-7s6 3 6 7v28z"/>',
  'stone':
    '<path d="M42 14l16 12-5 24-11 12-11-12-5-24z"/><path d="M26 26l16 8 16-8M42 34v27" fill="none" stroke="var(--e2)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M69 40v20M59 50h20" fill="none" stroke="var(--e)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  'guard':
    '<path d="M22 60a28 28 0 0 1 56 0" fill="none" stroke="var(--e)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M33 60a17 17 0 0 1 34 0" fill="none" stroke="var(--e)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="50" cy="55" r="6"/><path d="M18 64h64" fill="none" stroke="var(--e)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  'snare':
    '<path d="M24 42c0-16 12-25 26-25s26 9 26 25" fill="none" stroke="var(--e)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M26 40l6 13 6-11 6 13 6-13 6 13 6-13 6 11 6-13v8c0 12-11 18-24 18s-24-6-24-18z"/>',
  'copy':
    '<rect x="27" y="16" width="28" height="38" rx="3" fill="none" stroke="var(--e)" stroke-width="4"/><rect x="45" y="27" width="29" height="38" rx="3" fill="var(--e)" stroke="var(--e2)" stroke-width="2.5"/><path d="M52 38h15M52 46h15M52 54h9" fill="none" stroke="var(--e2)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'time':
    '<path d="M30 14h40v7c0 9-9 13-14 19 5 6 14 10 14 19v7H30v-7c0-9 9-13 14-19-5-6-14-10-14-19z"/><path d="M37 22h26c-2 7-9 10-13 15-4-5-11-8-13-15zM50 46c5 3 10 7 11 14H39c1-7 6-11 11-14z" fill="var(--e2)"/>',
  'weather':
    '<path d="M34 46c-8 0-13-5-13-12 0-6 5-11 11-11 3-6 9-9 15-9 9 0 16 6 17 14 8 0 14 4 14 10s-5 8-11 8z"/><path d="M34 52l-4 11M47 52l-4 13M60 52l-4 11" fill="none" stroke="var(--e)" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>',
  'dice':
    '<rect x="30" y="20" width="40" height="40" rx="8" transform="rotate(-9 50 40)" fill="var(--e)"/><circle cx="40" cy="31" r="4" fill="var(--e2)"/><circle cx="58" cy="28" r="4" fill="var(--e2)"/><circle cx="50" cy="40" r="4" fill="var(--e2)"/><circle cx="42" cy="52" r="4" fill="var(--e2)"/><circle cx="60" cy="49" r="4" fill="var(--e2)"/>',
  'fight':
    '<path d="M24 16l9 2 28 32-5 5-30-29zM76 16l-9 2-28 32 5 5 30-29z"/><path d="M30 50l13 13M70 50 57 63" fill="none" stroke="var(--e)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="29" cy="64" r="4"/><circle cx="71" cy="64" r="4"/>',
};

export const KIND: Readonly<Record<string, string>> = {
  'Magic stone':
    '<path d="M50 16l18 14-6 26-12 10-12-10-6-26z"/><path d="M32 30l18 8 18-8M50 38v27" fill="none" stroke="var(--e2)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>',
  'Special stone':
    '<path d="M40 20l13 10-4 22-9 9-10-9-3-22zM63 30l11 8-3 17-9 8-8-8-2-17z"/><path d="M27 30l13 7 13-7M40 37v23M53 38l9 6 12-6M62 44v18" fill="none" stroke="var(--e2)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  'Gem':
    '<path d="M32 20h36l12 16-30 32-30-32z"/><path d="M20 36h60M38 36l12 30 12-30M32 20l6 16 12-16 12 16 6-16" fill="none" stroke="var(--e2)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'Coin':
    '<circle cx="50" cy="42" r="25"/><circle cx="50" cy="42" r="19.5" fill="none" stroke="var(--e2)" stroke-width="2.4"/><path d="M50 28c7 8 10 12 10 17a10 10 0 0 1-20 0c0-5 3-9 10-17z" fill="var(--e2)"/>',
  'Regalia':
    '<circle cx="50" cy="46" r="15" fill="none" stroke="var(--e)" stroke-width="6"/><path d="M42 26h16l4 6-12 10-12-10z"/>',
  'Addition':
    '<path d="M30 14h5v54h-5z"/><path d="M35 17h38l-9 13 9 13H35z"/><path d="M42 30h14" fill="none" stroke="var(--e2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  'Addition: field':
    '<path d="M22 46l28-24 28 24h-8v18H30V46z"/><path d="M46 64V52h8v12z" fill="var(--e2)"/>',
  'Addition: on a card':
    '<path d="M30 20c14 0 14 10 20 20s6 22 20 22M70 20c-14 0-14 10-20 20s-6 22-20 22" fill="none" stroke="var(--e)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="50" cy="41" r="5" fill="var(--e2)"/>',
  'Magic crest':
    '<path d="M50 14l22 26-22 26-22-26z"/><path d="M50 24l13 16-13 16-13-16z" fill="var(--e2)"/><path d="M50 31l7 9-7 9-7-9z"/>',
  'Rune':
    '<path d="M50 18c3 0 4 2 4 4 9 2 13 9 13 18 0 8 2 11 6 14H27c4-3 6-6 6-14 0-9 4-16 13-18 0-2 1-4 4-4z"/><circle cx="50" cy="59" r="4.5"/>',
  'Story':
    '<path d="M28 20c8-3 16-2 22 3 6-5 14-6 22-3v30c-8-3-16-2-22 3-6-5-14-6-22-3z"/><path d="M50 24v27M34 29c4-1 8 0 11 2M34 37c4-1 8 0 11 2M66 29c-4-1-8 0-11 2" fill="none" stroke="var(--e2)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M26 61q6-5 12 0t12 0 12 0 12 0" fill="none" stroke="var(--e)" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
  'Ruler without a race':
    '<path d="M50 13l8 17 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2z"/>',
};
