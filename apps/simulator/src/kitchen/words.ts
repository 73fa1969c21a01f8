/** What tills print for the kitchen, by the language of the shop. */
interface Words {
  readonly table: string;
  /** Who takes an order away: the name that is called with its number. */
  readonly names: readonly string[];
  readonly notes: readonly string[];
  readonly allergies: readonly string[];
}

const spanish: Words = {
  table: 'Mesa',
  names: ['Ana', 'Luis', 'Marta', 'Diego', 'Lucía', 'Pablo', 'Carmen', 'Hugo'],
  notes: ['Sacar primero', 'Para compartir', 'Con prisa', 'Para el niño', 'Sacar todo junto'],
  allergies: ['Alergia a los frutos secos', 'Alergia al marisco', 'Celíaco', 'Alergia al huevo'],
};
const french: Words = {
  table: 'Table',
  names: ['Chloé', 'Hugo', 'Inès', 'Louis', 'Manon', 'Jules', 'Zoé', 'Paul'],
  notes: ['À servir en premier', 'À partager', 'Pressé', 'Pour l’enfant', 'Tout ensemble'],
  allergies: ['Allergie aux fruits à coque', 'Allergie aux crustacés', 'Cœliaque', 'Allergie aux œufs'],
};
const english: Words = {
  table: 'Table',
  names: ['Amy', 'Ben', 'Chloe', 'Dan', 'Ella', 'Finn', 'Grace', 'Jack'],
  notes: ['Serve first', 'To share', 'In a hurry', 'For the child', 'All together'],
  allergies: ['Nut allergy', 'Shellfish allergy', 'Coeliac', 'Egg allergy'],
};

export const wordsIn = (language: string | undefined): Words => {
  const [start] = (language ?? '').split('-');
  return start === 'es' ? spanish : start === 'fr' ? french : english;
};
