import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Sudeste Asiático' },
  currency: { of: '0a14daa7', text: 'dong vietnamita (VND)' },
  'visaRequirements.touristVisa': {
    of: 'd6598169',
    text: 'Los ciudadanos de algunos países visitan Vietnam sin visado durante un número limitado de días, y la mayoría de los demás puede solicitar por internet un visado electrónico de hasta 90 días (evisa.gov.vn). Use solo el sitio oficial, pues las imitaciones cobran más. La visita no permite trabajar, y con ella no se puede despachar el menaje de casa libre de derechos.',
  },
  'visaRequirements.workVisa': {
    of: 'dd1890be',
    text: 'Para trabajar en Vietnam, el empleador suele obtener una aprobación para contratar a un extranjero y después un permiso de trabajo para usted; algunas personas obtienen en su lugar un certificado de exención. Haga legalizar su título y su certificado de antecedentes penales en su país antes de partir, porque lleva semanas. El permiso de trabajo de 12 meses o más es también aquello en lo que suele basarse la franquicia de aduana.',
  },
  'visaRequirements.residencePermit': {
    of: '544ebcf9',
    text: 'Con un permiso de trabajo suele poder obtenerse una tarjeta de residencia temporal para Vietnam, que sustituye al visado y dura lo mismo que el permiso. Dondequiera que se aloje, el arrendador o el hotel le registra en la policía local. Pregunte al departamento de inmigración (xuatnhapcanh.gov.vn) por los formularios vigentes.',
  },
  'visaRequirements.familyReunification': {
    of: 'fd5cad34',
    text: 'El cónyuge y los hijos de un extranjero que trabaja en Vietnam suelen poder obtener un visado y una tarjeta de residencia temporal como familiares a cargo. Los certificados de matrimonio y de nacimiento tienen que legalizarse y traducirse al vietnamita. Los familiares a cargo no pueden trabajar sin un permiso propio.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'f04b1ee2',
    text: 'Los bienes muebles de traslado (tài sản di chuyển) entran en Vietnam libres de derechos para los extranjeros enviados a trabajar allí, para las organizaciones y los vietnamitas que terminan su trabajo en el extranjero y para los vietnamitas de ultramar que regresan. Por lo general hace falta un permiso o contrato de trabajo de al menos 12 meses, y se admite un aparato eléctrico de cada tipo por persona u hogar, y un envío aéreo y uno marítimo; los automóviles y las motocicletas quedan excluidos. Las normas pasaron de la Decisión 31/2015 a la ley de derechos y al Decreto 134/2016, así que consulte el texto actual en la Aduana de Vietnam antes del envío.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'e80bc2ca', text: 'Armas, explosivos y municiones.' },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.2': { of: 'ab11aad8', text: 'Cigarrillos electrónicos: prohibidos desde 2025.' },
  'customsRegulations.prohibitedItems.3': { of: 'c6c00888', text: 'Petardos y fuegos artificiales.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'd7c3700b',
    text: 'Material pornográfico y escritos que se consideren hostiles al Estado.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '8f73257d',
    text: 'Libros, CD, DVD, cintas y discos: los inspecciona el departamento de cultura, así que póngalos en cajas aparte o no los lleve.',
  },
  'customsRegulations.restrictedItems.1': { of: '09adba72', text: 'Antigüedades: solo con permiso.' },
  'customsRegulations.restrictedItems.2': {
    of: 'e9ff9894',
    text: 'Aparatos electrónicos: más allá de uno de cada tipo, y sobre todo los de lujo, pagan muchos impuestos.',
  },
  'customsRegulations.restrictedItems.3': { of: '10d6523e', text: 'Alcohol: limitado.' },
  'customsRegulations.restrictedItems.4': {
    of: 'cb3b307d',
    text: 'Medicamentos: lleve lo que necesite para uso personal, con la receta.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '52a5d4f7',
    text: 'Declaración de aduana para los bienes muebles de traslado.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '31d436c3',
    text: 'Pasaporte original; el propietario suele tener que estar en Vietnam.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '872080c7',
    text: 'Permiso de trabajo, por lo general de al menos 12 meses.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'c448f4dd',
    text: 'Inventario detallado con la marca, el modelo y el número de serie de los aparatos.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '4ec8d2be',
    text: 'Declaración hecha en el aeropuerto a la llegada.',
  },
  'customsRegulations.documentationRequired.5': { of: 'e0093299', text: 'Carta de la empresa para la que trabaja.' },
  'customsRegulations.documentationRequired.6': { of: 'd1f74bea', text: 'Conocimiento de embarque o guía aérea.' },
  'customsRegulations.customsClearanceTime': {
    of: '2f98aa1b',
    text: 'La aduana de Vietnam debe examinar el expediente en 2 horas laborables y los bienes en 8 horas laborables o 2 días; con la revisión de libros y discos, calcule de 5 a 10 días hábiles. Por lo general se inspecciona por completo cada envío, así que embale con una lista para cada caja. No deje que llegue antes que su permiso de trabajo.',
  },
  'petImport.vaccinations.0': {
    of: '1e505d20',
    text: 'Vacuna contra la rabia, por lo general aplicada al menos 30 días y como máximo 12 meses antes de la llegada a Vietnam.',
  },
  'petImport.vaccinations.1': {
    of: 'faddcfb3',
    text: 'Cartilla de vacunación con todas las anotaciones, en el equipaje de mano.',
  },
  'petImport.vaccinations.2': {
    of: '86d81753',
    text: 'Microchip: aconsejable, aunque por lo general no se exige; muchos países de tránsito y aerolíneas lo piden.',
  },
  'petImport.quarantine': {
    of: 'a9aef7b0',
    text: 'A las mascotas con la documentación completa suele revisarlas el agente de cuarentena a la llegada a Vietnam y las deja pasar. Según informan otras guías, entran hasta dos mascotas sin permiso de importación, mientras que para más hace falta uno. Pregunte a la autoridad de sanidad animal antes del vuelo, porque en 2025 se fusionaron ministerios y las oficinas se han trasladado.',
  },
  'petImport.healthCertificate': {
    of: 'cd5522eb',
    text: 'Un perro o un gato suele necesitar un certificado zoosanitario oficial, expedido poco antes del vuelo a Vietnam, y la cartilla de vacunación. Vacune con dos o tres meses de antelación y pida a la aerolínea o a la embajada que le confirme cuántos días de antigüedad puede tener el certificado. Las informaciones publicadas difieren y son en parte antiguas, así que haga confirmar las normas por cucthuy.gov.vn o su sucesor.',
  },
  'vehicleImport.regulations': {
    of: '4f23b14a',
    text: 'Por lo general, los recién llegados corrientes no pueden llevar un automóvil particular a Vietnam: los automóviles y las motocicletas no son bienes muebles de traslado, y la importación temporal libre de derechos es para diplomáticos y personal de organizaciones internacionales. Según informan otras guías, un automóvil usado debe tener como máximo 5 años, haber estado matriculado al menos 6 meses y haber recorrido al menos 10.000 km.',
  },
  'vehicleImport.duties': {
    of: 'b934feb2',
    text: 'Un automóvil usado que pueda entrar en Vietnam paga varios impuestos elevados, que juntos superan a menudo su valor. Las cifras publicadas no son fiables, así que pregunte a la Aduana de Vietnam (customs.gov.vn) o a un agente de aduanas.',
  },
  'vehicleImport.documentation.0': {
    of: '57bffde4',
    text: 'Certificado de matriculación que muestre al menos 6 meses y el kilometraje.',
  },
  'vehicleImport.documentation.1': { of: '8db5361f', text: 'Prueba de propiedad y del valor.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Conocimiento de embarque.' },
  'vehicleImport.documentation.3': {
    of: '13897dee',
    text: 'Prueba del estatus diplomático o similar, para la importación temporal libre de derechos.',
  },
  'vehicleImport.documentation.4': {
    of: 'a6744e5a',
    text: 'Inspección de calidad y seguridad antes de la matriculación en Vietnam.',
  },
  'vehicleImport.restrictions': {
    of: 'aa897592',
    text: 'Venda el automóvil antes de mudarse a Vietnam: para la mayoría de las personas la importación está cerrada o es demasiado cara, y las motocicletas también quedan fuera de la franquicia. Abundan los automóviles de alquiler con conductor, los taxis y las aplicaciones. Incluso para conducir una motocicleta pequeña se necesita una licencia válida allí, o el seguro no paga; se circula por la derecha.',
  },
  'healthcare.system': {
    of: '9360d3fc',
    text: 'Vietnam tiene hospitales públicos, a menudo abarrotados, y clínicas privadas e internacionales en Hanói, Ciudad Ho Chi Minh y Da Nang donde se habla inglés. En los casos graves a veces se traslada a la persona a Bangkok o Singapur.',
  },
  'healthcare.insurance': {
    of: '9cb786ae',
    text: 'En Vietnam, los empleados con contrato suelen cotizar al seguro estatal de salud, que cubre los hospitales públicos. La mayoría de los extranjeros añade una póliza internacional con evacuación médica, y las clínicas privadas quieren ver primero la póliza o una tarjeta. Compruebe que estén cubiertos los accidentes de motocicleta.',
  },
  'healthcare.emergencyNumber': { of: 'd984f35a', text: '113 (policía), 114 (bomberos), 115 (ambulancia)' },
  'education.schoolSystem': {
    of: '18ed0bec',
    text: 'En Vietnam la escuela comprende cinco años de primaria, cuatro de secundaria inferior y tres de secundaria superior; el año escolar empieza hacia principios de septiembre. Las familias extranjeras eligen sobre todo escuelas privadas o internacionales.',
  },
  'education.languageOfInstruction': {
    of: '26fe372c',
    text: 'En las escuelas públicas de Vietnam se enseña en vietnamita, y en las privadas bilingües en vietnamita e inglés. Las escuelas internacionales de Hanói, Ciudad Ho Chi Minh y Da Nang enseñan en inglés y algunas en francés, coreano o japonés; las cuotas son altas.',
  },
  'utilities.electricity': {
    of: '226cfd39',
    text: 'En Vietnam la corriente es de 220 V a 50 Hz, con enchufes de los tipos A y C, y de tipo G en algunos edificios. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador, y conviene un protector contra sobretensiones porque la luz puede fallar en los meses de calor.',
  },
  'utilities.internet': {
    of: '0b9d5e54',
    text: 'La fibra es barata y corriente en las ciudades de Vietnam, y los datos móviles son buenos. Los arrendadores a menudo ya la tienen instalada. La tarjeta SIM se registra con el pasaporte.',
  },
  'utilities.banking': {
    of: '63e256cf',
    text: 'Los bancos de Vietnam suelen abrir cuentas a los extranjeros con el pasaporte y un visado o una tarjeta de residencia de cierta duración, a menudo con el contrato de trabajo. Para enviar dinero al extranjero hace falta prueba de ingresos y de impuestos, así que guarde los documentos. Los pagos con QR son corrientes, y el efectivo sigue siendo útil en los mercados.',
  },
  'culturalTips.0': {
    of: 'ba07cd06',
    text: 'Quítese los zapatos antes de entrar en una casa, un templo y algunas tiendas.',
  },
  'culturalTips.1': {
    of: '0be18d87',
    text: 'Entregue y reciba las cosas con las dos manos cuando la otra persona es mayor o se trata de negocios.',
  },
  'culturalTips.2': {
    of: 'b3de68b2',
    text: 'En torno al Tet, el año nuevo lunar, las oficinas y las empresas de mudanzas cierran una semana o más, así que organícese en función de eso.',
  },
  'culturalTips.3': {
    of: 'b5b2a412',
    text: 'Cruce la calle despacio y a paso constante y deje que las motocicletas le rodeen.',
  },
  'culturalTips.4': {
    of: '2849c4c7',
    text: 'Mantenga la calma y sonría cuando algo sale mal: si alguien alza la voz, ambas partes quedan mal.',
  },
  'importantContacts.emergencyServices': {
    of: 'c378aeae',
    text: 'En Vietnam, marque el 113 para la policía, el 114 para los bomberos y el 115 para una ambulancia.',
  },
  'importantContacts.taxOffice': {
    of: '96abb44d',
    text: 'La autoridad tributaria (gdt.gov.vn), desde 2025 dependiente del Ministerio de Finanzas, se ocupa del impuesto sobre la renta en Vietnam; quien se queda 183 días o más suele ser residente fiscal, así que pregunte a su empleador quién presenta la declaración por usted.',
  },
  'sources.0.title': {
    of: 'bd64f4ba',
    text: 'Portal de Comercio de Vietnam: franquicia para los bienes muebles de traslado (Decisión 31/2015)',
  },
  'sources.1.title': {
    of: '079bcfa6',
    text: 'Portal de Comercio de Vietnam: trámite de aduana para los bienes muebles de traslado',
  },
  'sources.2.title': { of: 'e0ec9a62', text: 'Aduana de Vietnam' },
  'sources.3.title': { of: '96c7dcc8', text: 'Visado electrónico de Vietnam' },
  'sources.4.title': { of: '8731a04d', text: 'Departamento de Inmigración de Vietnam' },
  'sources.5.title': { of: '32b8ffa3', text: 'Autoridad de sanidad animal de Vietnam' },
  'sources.6.title': { of: '32b9039a', text: 'Autoridad tributaria de Vietnam' },
  'sources.7.title': { of: '56a9018a', text: 'International Auto Shipping: normas aduaneras de Vietnam (secondary)' },
  'sources.8.title': { of: 'af6a5da0', text: 'Angloinfo: llevar mascotas a Vietnam (secondary)' },
  'sources.9.title': { of: '0ecf38f5', text: 'Viet Nam News: un extranjero que lleva un automóvil (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
