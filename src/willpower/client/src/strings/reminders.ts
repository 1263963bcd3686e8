// What keywords mean, in our words, with the clause that defines them.

export interface Reminder {
  en: string;
  ja: string;
  clause: string;
}

export const REMINDERS: Readonly<Record<string, Reminder>> = {};
