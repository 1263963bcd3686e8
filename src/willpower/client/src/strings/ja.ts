import type { en } from './en';

// インターフェースの日本語。カードのテキストは印刷されたまま。
export const ja: Partial<Record<keyof typeof en, string>> = {};
