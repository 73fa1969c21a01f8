import type { DishKind } from './dishes.ts';

/**
 * What dishes of a kind are called, in the languages of the product, without accents: beginnings of words. The first kind
 * with a word in the name has it, so what says more about a dish stands before what it is made of.
 */
const beginnings: Readonly<Record<Exclude<DishKind, 'plate'>, string>> = {
  coffee: 'coffee cafe cappu latte espresso cortado tea te infusion chocolate قهوه شاي',
  beer: 'beer cerveza cana lager ale pint pinta tubo بيره',
  wine: 'wine vino rioja ribera verdejo albarino cava champagne prosecco tinto sangria cocktail coctel gin vermouth vermut mojito نبيذ',
  glass:
    'juice zumo lemonade limonada smoothie batido horchata cola soda refresco tonic tonica iced granizado shake عصير',
  bottle: 'water agua bottle botella oil aceite ماء مياه',
  iceCream: 'ice helado sorbet sorbete gelato ايس',
  cake: 'cake cheesecake tarta pastel brownie tiramisu pie flan coulant كيك',
  cookie: 'cookie galleta biscuit macaron alfajor بسكويت',
  croissant: 'croissant napolitana pastry bolleria ensaimada',
  burger: 'burger cheeseburger hamburguesa برجر',
  pizza: 'pizza calzone focaccia margherita pepperoni بيتزا',
  fries: 'fries chips patata papa potato brava nacho بطاطس',
  taco: 'taco burrito quesadilla fajita wrap kebab durum',
  hotDog: 'hot dog frankfurt perrito salchicha sausage chorizo butifarra',
  sandwich: 'sandwich bocadillo bocata club mixto panini montadito pincho pintxo ساندوتش',
  bread: 'bread pan toast tostada baguette hogaza barra خبز',
  pasta: 'pasta spaghetti espagueti macarron lasagna lasana ravioli noodle tallarin ramen مكرونه',
  rice: 'rice arroz paella risotto fideua ارز',
  soup: 'soup sopa cream crema salmorejo gazpacho caldo consome guiso cocido stew شوربه',
  salad: 'salad ensalada ensaladilla bowl poke hummus سلطه',
  sushi: 'sushi maki nigiri roll uramaki sashimi',
  egg: 'egg huevo tortilla omelette revuelto بيض',
  cheese: 'cheese queso manchego brie mozzarella جبن',
  ham: 'ham jamon cecina bacon tocino lomo loin embutido',
  prawn: 'prawn shrimp gamba langostino marisco pulpo octopus calamar squid mejillon mussel almeja جمبري',
  fish: 'fish pescado salmon tuna atun hake merluza bacalao cod lubina dorada sardina anchoa boqueron سمك',
  chicken: 'chicken pollo wing alita nugget turkey pavo croqueta croquette دجاج فراخ',
  meat: 'meat carne steak chuleta entrecot solomillo beef ternera rib costilla pork cerdo lamb cordero albondiga لحم',
  fruit: 'fruit fruta apple manzana orange naranja melon strawberry fresa فاكهه',
};

const kinds = Object.entries(beginnings).map(([kind, words]) => ({ kind, words: words.split(' ') }));

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ة', 'ه').toLowerCase();

/** The kind of a dish by its name; a plate where nothing in it says more. */
export function dishKind(name: string): DishKind {
  const said = plain(name).split(/[^\p{L}\p{N}]+/u);
  const found = kinds.find(({ words }) => words.some((word) => said.some((one) => isFormOf(one, word))));
  return isKind(found?.kind) ? found.kind : 'plate';
}

/** Short words are whole ones: "te" is no beginning of "ternera". */
function isFormOf(said: string, word: string): boolean {
  return word.length < 4
    ? said === word || said === `${word}s` || said === `${word}es`
    : said.startsWith(word);
}

function isKind(kind: string | undefined): kind is Exclude<DishKind, 'plate'> {
  return kind !== undefined && kind in beginnings;
}
