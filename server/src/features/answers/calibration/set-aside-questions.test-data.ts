/** As `calibrationQuestions`, written after the rules: at the first meeting 49 of 55 sure answers were right. */
export const setAsideQuestions = `
en | italy | petPapers, petSteps, quarantine | does my cat need a passport to move to Italy from Denmark
en | japan | residence | when do I pick up my residence card in Japan
en | germany | insurance, health | must I have health insurance in Germany
en | united-states | papers | which CBP form do I hand in for my household goods
en | united-states | dutyFree, papers | are used household effects free of duty in the US
en | canada | family | can I sponsor my wife for Canada
en | france | schools, schoolLanguage | do children need to speak French to go to school in France
en | spain | residence | what is the NIE in Spain
en | new-zealand | clearance | how long does biosecurity and customs clearance take in New Zealand
en | sweden | petSteps, quarantine, petPapers | rabies jab for a puppy going to Sweden, from what age
en | netherlands | carDuties, carRules | do I pay BPM on my car when I move to the Netherlands
en | singapore | petPapers, petSteps, quarantine | licence and permit for bringing two cats to Singapore
en | mexico | prohibited, restricted, ~prohibit|not come | what am I not allowed to pack for Mexico
en | brazil | workVisa | work visa for Brazil, who applies for it
en | thailand | dutyFree | are my household goods exempt from duty in Thailand with a work permit
en | ireland | residence | do Americans have to register with immigration in Ireland
en | vietnam | electricity | voltage in Vietnam
en | taiwan | emergency | emergency number taiwan
en | south-korea | carWorth, carRules, carDuties | is it sensible to ship my car to Seoul
en | switzerland | banking | opening a bank account in Switzerland as a newcomer
en | portugal | taxOffice | which office handles tax in Portugal
en | costa-rica | health, insurance | how does the public health system of Costa Rica work
en | estonia | schools | when does school start for children in Estonia
en | united-arab-emirates | papers | papers for customs in Abu Dhabi
en | china | petSteps, quarantine, petPapers | taking a dog to Shanghai: quarantine rules
en | panama | banking | do Panamanian banks open accounts for foreigners
en | malaysia | residence | is MM2H still possible in Malaysia
en | australia | ~alcohol|does not|says nothing | may I ship my wine collection to Australia
en | japan | ~sword|kni | can I import a samurai sword into Japan
en | germany | none | how do I find a flatmate in Berlin
en | canada | none | how long is the waiting list for a family doctor in Ontario
en | spain | none | how much is a litre of olive oil in Spain
en | france | none | can I get a mortgage in France as a foreigner
en | singapore | none | what does a maid cost in Singapore
en | united-kingdom | none | which football team should I support in Leeds
en | australia | none | how do I sell my car in Australia before I leave
en | japan | none | do I need earthquake insurance for my flat in Tokyo
en | thailand | none | how do I renounce my Thai citizenship
en | italy | none | how do I contest a parking fine in Rome
en | - | entry:1 | what happens if I need to call off my move
en | - | entry:3 | can I pay in cash
en | - | entry:4 | what liability cover do you have
en | - | entry:6 | would you come on a Sunday
en | - | entry:7 | do you get rid of old mattresses
en | - | entry:8 | do you sort out the parking suspension
en | - | none | do you have a depot in Bristol
en | - | none | are you licensed by the FMCSA
en | - | none | do you offer a price match
en | - | none | have you moved a harp before
en | - | none | do you supply wardrobe boxes
en | - | none | do you unpack as well
en | - | advice:planning | what should I do the week before the move
en | - | advice:packing | how should I wrap plates and glasses
en | - | advice:international | sea or air freight for a two bedroom flat
en | - | advice:insurance | what does released value protection cover
en | - | advice:specialty | how is a piano moved
en | - | none | how do I unclog a drain in my new flat
en | - | none | what should I name my cat
es | sweden | workVisa | ¿necesito permiso de trabajo en Suecia?
es | ireland | petSteps, petPapers, quarantine | ¿puedo llevar mi gato a Irlanda?
es | germany | banking | ¿cómo abro una cuenta en un banco en Alemania?
es | united-states | dutyFree, papers | ¿pago aranceles por mis muebles usados en Estados Unidos?
es | canada | clearance | ¿cuánto tarda el despacho de aduana en Canadá?
es | new-zealand | prohibited, restricted | ¿qué está prohibido llevar a Nueva Zelanda?
es | france | none | ¿cuánto gana un profesor en Francia?
es | italy | none | ¿cómo puedo adoptar un niño en Italia?
es | - | none | ¿trabajan ustedes los domingos por la noche?
es | - | none | ¿dan descuentos a jubilados?
es | - | advice:changingAddress | ¿a quién debo avisar de mi nueva dirección?
fr | germany | schools | à quel âge commence l'école en Allemagne ?
fr | united-states | emergency | numéro d'urgence aux États-Unis
fr | switzerland | petSteps, petPapers, quarantine | puis-je emmener mon chien en Suisse ?
fr | australia | clearance | combien de temps dure la douane en Australie ?
fr | spain | carDuties, carRules, carPapers | papiers pour importer une voiture en Espagne
fr | portugal | none | combien coûte un café à Lisbonne ?
fr | canada | none | comment changer de nom au Canada ?
fr | - | none | avez-vous une agence à Bordeaux ?
fr | - | advice:packing.boxes | combien de cartons pour un studio ?
fr | - | none | êtes-vous certifiés FIDI ?
ms | spain | touristVisa, workVisa | adakah saya perlu visa untuk Sepanyol?
ms | sweden | petSteps, petPapers, quarantine | boleh bawa anjing ke Sweden?
ms | japan | electricity | voltan elektrik di Jepun
ms | australia | papers | dokumen kastam untuk Australia
ms | canada | none | berapa sewa rumah di Toronto?
ms | - | none | adakah anda bekerja pada hari Jumaat?
ms | - | advice:planning.start | bila saya patut mula merancang perpindahan?
et | sweden | health, insurance | kuidas töötab Rootsis tervishoid?
et | japan | workVisa, touristVisa | kas mul on Jaapani jaoks viisat vaja?
et | germany | petSteps, petPapers, quarantine | kas võin kassi Saksamaale kaasa võtta?
et | canada | none | kui suur on Kanadas miinimumpalk?
et | - | none | kas te töötate laupäeval?
et | - | advice:packing.how | kuidas pakkida nõusid?
ar | spain | residence, workVisa | كيف أحصل على الإقامة في إسبانيا؟
ar | germany | petSteps, petPapers, quarantine | هل يمكنني إحضار قطتي إلى ألمانيا؟
ar | united-kingdom | schools | كيف هي المدارس في بريطانيا؟
ar | france | none | كم سعر البنزين في فرنسا؟
ar | - | none | هل تقدمون خصما للطلاب؟
ar | - | advice:planning | متى أبدأ التخطيط للانتقال؟
`;
