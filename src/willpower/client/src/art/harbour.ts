// The lighthouse over the sea of the home page.

import { seeded } from './landscape';

function stars(): string {
  const next = seeded('stars');
  let out = '';
  for (let i = 0; i < 46; i++)
    out += `<circle cx="${Math.round(next() * 880)}" cy="${Math.round(next() * 122)}" r="${next() < 0.5 ? 0.8 : 1.2}" fill="#fff" opacity=".7"/>`;
  return out;
}

const SKY =
  '<defs><linearGradient id="sk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0E1E2C"/>' +
  '<stop offset=".55" stop-color="#1D4453"/><stop offset=".8" stop-color="#C27A3B"/></linearGradient>' +
  '<radialGradient id="lg"><stop offset="0" stop-color="#FFE6A6"/>' +
  '<stop offset=".25" stop-color="#FFBE4D" stop-opacity=".7"/>' +
  '<stop offset="1" stop-color="#FFBE4D" stop-opacity="0"/></radialGradient></defs>' +
  '<rect width="880" height="372" fill="url(#sk)"/>';

const SEA =
  '<path d="M560 300l60-70 40 20 50-90 60 60 40-30 90 110z" fill="#16323D"/>' +
  '<path d="M640 300c20-60 60-90 76-150l14 0 18-8 10 160z" fill="#0F2530"/>' +
  '<path d="M722 150V92h-6l14-22 14 22h-6v58z" fill="#0B1A22"/>' +
  '<rect x="722" y="94" width="16" height="20" fill="#FFE6A6"/>' +
  '<circle cx="730" cy="104" r="120" fill="url(#lg)"/>' +
  '<path d="M730 104 420 40v50zM730 104l150-46v60z" fill="#FFE6A6" opacity=".16"/>' +
  '<path d="M-90 268q22.5 -8 45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0V500H-200z" fill="#20505E"/>' +
  '<g transform="translate(520 262) scale(1.1)"><path d="M-16 0h32l-6 9h-20z" fill="#0B1A22"/>' +
  '<path d="M0-26V0M0-24l12 10H0z" stroke="#0B1A22" stroke-width="2" fill="#0B1A22"/>' +
  '<circle cx="-9" cy="-4" r="3" fill="#FFD98A"/>' +
  '<circle cx="-9" cy="-4" r="9" fill="#FFBE4D" opacity=".28"/></g>' +
  '<g transform="translate(700 250) scale(0.7)"><path d="M-16 0h32l-6 9h-20z" fill="#0B1A22"/>' +
  '<path d="M0-26V0M0-24l12 10H0z" stroke="#0B1A22" stroke-width="2" fill="#0B1A22"/>' +
  '<circle cx="-9" cy="-4" r="3" fill="#FFD98A"/>' +
  '<circle cx="-9" cy="-4" r="9" fill="#FFBE4D" opacity=".28"/></g>' +
  '<g transform="translate(610 238) scale(0.5)"><path d="M-16 0h32l-6 9h-20z" fill="#0B1A22"/>' +
  '<path d="M0-26V0M0-24l12 10H0z" stroke="#0B1A22" stroke-width="2" fill="#0B1A22"/>' +
  '<circle cx="-9" cy="-4" r="3" fill="#FFD98A"/>' +
  '<circle cx="-9" cy="-4" r="9" fill="#FFBE4D" opacity=".28"/></g>' +
  '<g transform="translate(790 272) scale(0.9)"><path d="M-16 0h32l-6 9h-20z" fill="#0B1A22"/>' +
  '<path d="M0-26V0M0-24l12 10H0z" stroke="#0B1A22" stroke-width="2" fill="#0B1A22"/>' +
  '<circle cx="-9" cy="-4" r="3" fill="#FFD98A"/>' +
  '<circle cx="-9" cy="-4" r="9" fill="#FFBE4D" opacity=".28"/></g>' +
  '<path d="M-90 300q30 -10 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V500H-200z" fill="#163C4A"/>' +
  '<path d="M-90 334q37.5 -10 75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0t75 0V500H-200z" fill="#0F2A36"/>';

/** The whole drawing. */
export function harbour(): string {
  return SKY + stars() + SEA;
}
