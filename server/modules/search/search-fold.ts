import { fold } from '#server/platform/fold.ts';

/** Older forms of characters, and those that stand in names, each before the one in use: `國国` is two characters. */
const FORMS = [
  '國国學学藝芸會会圖図畫画繪絵戀恋戰戦爭争變変體体聲声獨独讀読續続賣売寫写眞真實実寶宝當当黨党',
  '萬万圓円錢銭價価兒児號号鐵鉄驛駅關関廣広區区縣県縱縦橫横邊辺邉辺澤沢濱浜濵浜瀧滝灣湾嶽岳峽峡溪渓',
  '櫻桜榮栄淺浅靜静豐豊齋斎齊斉壽寿德徳龍竜龜亀鷄鶏鷗鴎螢蛍蟲虫獸獣貓猫麥麦條条莖茎穗穂藥薬',
  '來来歸帰從従應応對対亂乱兩両雙双單単專専傳伝轉転經経輕軽徑径惠恵總総聰聡聽聴廳庁點点燈灯爐炉',
  '亞亜惡悪壓圧圍囲爲為醫医壹壱貳弐稻稲飮飲隱隠營営衞衛鹽塩緣縁艷艶歐欧毆殴奧奥溫温穩穏假仮壞壊',
  '懷懐擴拡殼殻覺覚樂楽渴渇勸勧歡歓觀観權権卷巻寬寛陷陥巖巌顏顔氣気僞偽戲戯犧犠舊旧據拠擧挙虛虚',
  '挾挟狹狭鄕郷鄉郷曉暁驅駆勳勲薰薫繼継擊撃缺欠儉倹劍剣險険檢検驗験圈圏獻献硏研顯顕嚴厳效効恆恒',
  '鑛鉱黑黒黃黄濟済劑剤碎砕雜雑參参慘惨棧桟蠶蚕贊賛殘残絲糸齒歯辭辞濕湿舍舎釋釈譯訳擇択收収澁渋',
  '肅粛處処緖緒敍叙將将奬奨狀状壯壮莊荘裝装燒焼稱称證証乘乗剩剰淨浄疊畳繩縄壤壌孃嬢讓譲釀醸囑嘱',
  '屬属觸触寢寝愼慎鎭鎮盡尽粹粋醉酔隨随髓髄樞枢數数瀨瀬賴頼攝摂竊窃潛潜纖繊踐践禪禅彈弾搜捜插挿',
  '騷騒增増藏蔵臟臓卽即墮堕帶帯滯滞臺台擔担膽胆團団斷断癡痴遲遅晝昼鑄鋳遞逓盜盗鬭闘鬪闘屆届惱悩',
  '腦脳霸覇廢廃發発拜拝髮髪拔抜晚晩蠻蛮祕秘甁瓶拂払佛仏倂併竝並辨弁瓣弁辯弁舖舗步歩襃褒沒没飜翻',
  '每毎滿満默黙餠餅彌弥豫予餘余與与譽誉搖揺樣様謠謡遙遥瑤瑶堯尭覽覧獵猟綠緑錄録淚涙壘塁勵励禮礼',
  '隸隷靈霊齡齢勞労樓楼郞郎內内戶戸敎教靑青淸清強強强強尙尚旣既槪概產産吳呉姬姫巢巣戾戻曆暦歷歴',
  '說説稅税脫脱閱閲悅悦銳鋭鍊錬敕勅曾曽瘦痩凜凛渕淵渊淵桧檜篭籠竃竈芦蘆桒桑栁柳髙高﨑崎嵜崎嶋島',
  '嶌島舘館冨富穎頴噓嘘摑掴頰頬塡填剝剥嚙噛麵麺麴麹繡繍萊莱蔣蒋禱祷濤涛壺壷攪撹醬醤賤賎鶯鴬俠侠',
  '顚顛鹼鹸瀆涜潑溌搔掻蟬蝉屛屏焰焔',
].flatMap((line) => line.match(/../gu) ?? []);

/** Hiragana that are written small, and those that old spelling has for sounds of others. */
const KANA = 'ぁあぃいぅうぇえぉおっつゃやゅゆょよゎわゕかゖけゐいゑえをお'.match(/../gu) ?? [];

const VARIANTS: ReadonlyMap<string, string> = new Map([...FORMS, ...KANA].map(([variant = '', inUse = '']) => [variant, inUse]));
const VARIANT = new RegExp(`[${[...VARIANTS.keys()].join('')}]`, 'gu');
/** ヴァ is written バ as well. */
const VU: Readonly<Record<string, string>> = {
  ゔぁ: 'ば',
  ゔぃ: 'び',
  ゔ: 'ぶ',
  ゔぇ: 'べ',
  ゔぉ: 'ぼ',
  ゔゃ: 'びゃ',
  ゔゅ: 'びゅ',
  ゔょ: 'びょ',
};
const ANY_VU = /ゔ[ぁぃぇぉゃゅょ]?/g;
/** What is never seen, such as the mark of a character's shape, parts no name and no word. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const REPEATED = /([\u3041-\u3096])([ゝゞ]+)/g;
const VOICING = '\u3099';

/**
 * Text as names are searched: folded, in the characters in use, with hiragana written large and out (`学問のすゝめ`). Both sides of a
 * comparison must be folded so.
 */
export function searchFold(text: string): string {
  const plain = fold(seenOf(text)).replace(ANY_VU, (vu) => VU[vu] ?? vu);
  return writtenOut(plain.replace(VARIANT, (variant) => VARIANTS.get(variant) ?? variant));
}

/** Without what is never seen. */
export function seenOf(text: string): string {
  return text.replace(UNSEEN, '');
}

/** Every mark of repetition becomes the kana that it repeats, voiced or not; as long as before. */
export function writtenOut(text: string): string {
  return text.replace(REPEATED, (_all, kana: string, marks: string) => {
    const plain = kana.normalize('NFD').replace(VOICING, '');
    return kana + Array.from(marks, (mark) => (mark === 'ゞ' ? `${plain}${VOICING}`.normalize('NFC').slice(0, 1) : plain)).join('');
  });
}
