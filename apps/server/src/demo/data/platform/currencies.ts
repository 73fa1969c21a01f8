import { record, told } from './texts.ts';

/** When the rates below were about right. */
const ratedOn = '2026-11-20';
const currency = (
  code: string,
  number: string,
  names: readonly [english: string, spanish: string, arabic: string],
  symbol: string,
  rate: string,
  step = '0.01',
  decimals = 2,
) => record(code, told(...names), { number, symbol, rate, ratedOn, step, decimals });

/** ISO 4217: what one euro is worth, and the smallest coin or step that is paid in cash. */
export const demoGlobalCurrencies = [
  currency('EUR', '978', ['Euro', 'Euro', 'يورو'], '€', '1'),
  currency('USD', '840', ['US dollar', 'Dólar estadounidense', 'دولار أمريكي'], '$', '1.16'),
  currency('GBP', '826', ['Pound sterling', 'Libra esterlina', 'جنيه إسترليني'], '£', '0.88'),
  currency('CHF', '756', ['Swiss franc', 'Franco suizo', 'فرنك سويسري'], 'CHF', '0.93', '0.05'),
  currency('PAB', '590', ['Balboa', 'Balboa', 'بالبوا بنمي'], 'B/.', '1.16'),
  currency('MXN', '484', ['Mexican peso', 'Peso mexicano', 'بيزو مكسيكي'], '$', '21.3', '0.5'),
  currency('COP', '170', ['Colombian peso', 'Peso colombiano', 'بيزو كولومبي'], '$', '4350', '50'),
  currency('CLP', '152', ['Chilean peso', 'Peso chileno', 'بيزو تشيلي'], '$', '1080', '10', 0),
  currency('ARS', '032', ['Argentine peso', 'Peso argentino', 'بيزو أرجنتيني'], '$', '1650', '1'),
  currency('PEN', '604', ['Sol', 'Sol', 'سول بيروفي'], 'S/', '3.91', '0.1'),
  currency('UYU', '858', ['Uruguayan peso', 'Peso uruguayo', 'بيزو أوروغواياني'], '$U', '46.2', '1'),
  currency('DOP', '214', ['Dominican peso', 'Peso dominicano', 'بيزو دومينيكاني'], 'RD$', '73', '1'),
  currency('CRC', '188', ['Costa Rican colón', 'Colón costarricense', 'كولون كوستاريكي'], '₡', '582', '5'),
  currency('GTQ', '320', ['Quetzal', 'Quetzal', 'كتزال غواتيمالي'], 'Q', '8.9', '0.05'),
  currency('BRL', '986', ['Brazilian real', 'Real brasileño', 'ريال برازيلي'], 'R$', '6.2', '0.05'),
  currency('CAD', '124', ['Canadian dollar', 'Dólar canadiense', 'دولار كندي'], '$', '1.63', '0.05'),
  currency('AUD', '036', ['Australian dollar', 'Dólar australiano', 'دولار أسترالي'], '$', '1.78', '0.05'),
  currency('JPY', '392', ['Yen', 'Yen', 'ين ياباني'], '¥', '181', '1', 0),
  currency('CNY', '156', ['Yuan renminbi', 'Yuan renminbi', 'يوان صيني'], '¥', '8.2', '0.1'),
  currency('KRW', '410', ['Won', 'Won surcoreano', 'وون كوري جنوبي'], '₩', '1700', '10', 0),
  currency('INR', '356', ['Indian rupee', 'Rupia india', 'روبية هندية'], '₹', '103', '1'),
  currency('EGP', '818', ['Egyptian pound', 'Libra egipcia', 'جنيه مصري'], 'E£', '55', '0.25'),
  currency('MAD', '504', ['Moroccan dirham', 'Dírham marroquí', 'درهم مغربي'], 'DH', '10.7', '0.1'),
  currency('TND', '788', ['Tunisian dinar', 'Dinar tunecino', 'دينار تونسي'], 'DT', '3.41', '0.05', 3),
  currency('SAR', '682', ['Saudi riyal', 'Riyal saudí', 'ريال سعودي'], 'SR', '4.35', '0.05'),
  currency('AED', '784', ['UAE dirham', 'Dírham de los EAU', 'درهم إماراتي'], 'AED', '4.26', '0.25'),
  currency('KWD', '414', ['Kuwaiti dinar', 'Dinar kuwaití', 'دينار كويتي'], 'KD', '0.356', '0.005', 3),
  currency('TRY', '949', ['Turkish lira', 'Lira turca', 'ليرة تركية'], '₺', '49', '0.25'),
  currency('SEK', '752', ['Swedish krona', 'Corona sueca', 'كرونة سويدية'], 'kr', '11', '1'),
  currency('NOK', '578', ['Norwegian krone', 'Corona noruega', 'كرونة نرويجية'], 'kr', '11.7', '1'),
  currency('DKK', '208', ['Danish krone', 'Corona danesa', 'كرونة دنماركية'], 'kr', '7.47', '0.5'),
  currency('PLN', '985', ['Złoty', 'Esloti', 'زلوتي بولندي'], 'zł', '4.24'),
  currency('CZK', '203', ['Czech koruna', 'Corona checa', 'كرونة تشيكية'], 'Kč', '24.2', '1'),
  currency('HUF', '348', ['Forint', 'Forinto', 'فورنت مجري'], 'Ft', '383', '5'),
  currency('RON', '946', ['Romanian leu', 'Leu rumano', 'ليو روماني'], 'lei', '5.09', '0.01'),
];
